import { parseSearchUrl } from '@dealer/core/search';
import { loadAnswer } from '@dealer/search/session';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { searchMemory } from './searchMemory.ts';

export { loadAnswer };

/**
 * Loads the results of a search address, so that the page renders them in its first commit. A failed search is left to the page.
 */
export const loadFirstResponse = async (deps: StorefrontDeps, { pathname, search: query }: URL): Promise<void> => {
  const { site, search } = deps;
  const initialState = parseSearchUrl(pathname, query, { site, facetValues: search.knownFacetValues() });
  if (initialState.unknownScope !== undefined) return;
  await loadAnswer({ site, facetValues: search.knownFacetValues, initialState, ...searchMemory(deps) });
};
