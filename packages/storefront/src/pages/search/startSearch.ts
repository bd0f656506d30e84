import { parseSearchUrl, type SearchState } from '@dealer/core/search';
import { canonicalState, readResponse, searchKey } from '@dealer/search/answers';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { retryImport } from '../../pageStart/later/retryImport.ts';
import { searchMemory } from './searchMemory.ts';

/** Reads the answer that a server has handed over with the page; false where that is not the answer to this search. */
const readHandedAnswer = (deps: StorefrontDeps, search: SearchState): boolean => {
  const { site, handedAnswer } = deps;
  const state = canonicalState(search, site);
  const key = searchKey(state, site);
  if (handedAnswer?.key !== key) return false;
  const { answers, stock } = searchMemory(deps);
  const { requests, results } = handedAnswer;
  if (!answers.get(key))
    answers.set(key, { requests, results, response: readResponse(results, state, { site, stock: stock.get() }) });
  return true;
};

/**
 * Prepares the page of a search: a first view has its results in the first render, where they were handed over without the code that sends
 * queries; any other page has that code. A failed search is left to the page.
 */
export const startSearch = async (deps: StorefrontDeps, { pathname, search: query }: URL): Promise<void> => {
  const { site, search, isFirstView } = deps;
  if (!isFirstView()) {
    await retryImport(() => import('./PageSearchInstance.tsx')).catch(() => undefined);
    return;
  }
  const state = parseSearchUrl(pathname, query, { site, facetValues: search.knownFacetValues() });
  if (state.unknownScope !== undefined || readHandedAnswer(deps, state)) return;
  const { loadFirstResponse } = await retryImport(() => import('./loadFirstResponse.ts'));
  await loadFirstResponse(deps, state);
};
