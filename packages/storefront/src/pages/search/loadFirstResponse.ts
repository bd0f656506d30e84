import type { SearchState } from '@dealer/core/search';
import { loadAnswer } from '@dealer/search/session';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { searchClient } from './searchClient.ts';
import { searchMemory } from './searchMemory.ts';

/**
 * Loads the results of a search, so that the page renders them in its first commit; a server hands them over. A failed search is left to the
 * page.
 */
export const loadFirstResponse = async (deps: StorefrontDeps, initialState: SearchState): Promise<void> => {
  const { site, search, answerWriter } = deps;
  const { answers, stock } = searchMemory(deps);
  const facetValues = search.knownFacetValues;
  const key = await loadAnswer({ site, facetValues, initialState, answers, searchClient: searchClient(deps) });
  const answer = answers.get(key);
  if (!answer || !answerWriter) return;
  const { requests, results } = answer;
  const counts = stock.get();
  const isUnfiltered = JSON.stringify(counts) === JSON.stringify(results.results[0].facets);
  answerWriter.handOver({ key, requests, results, stock: isUnfiltered ? null : counts });
};
