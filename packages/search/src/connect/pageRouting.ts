import type { Router, StateMapping } from 'instantsearch.js/es/types/router.js';
import type { IndexUiState, UiState } from 'instantsearch.js/es/types/ui-state.js';
import { history } from 'instantsearch.js/es/lib/routers/index.js';
import { singleIndex } from 'instantsearch.js/es/lib/stateMappings/index.js';

/** How the address of a page holds its search. Without its name the built types name a module that Node's resolution does not find. */
export type PageRouting = { router: Router<IndexUiState>; stateMapping: StateMapping<UiState, IndexUiState> };

/** No search has a page such as -1 or 2x: the server would refuse it. */
const withoutOddPages = (mapping: PageRouting['stateMapping']): PageRouting['stateMapping'] => ({
  ...mapping,
  routeToState: ({ page, ...route }) =>
    mapping.routeToState(/^[1-9]\d{0,5}$/.test(String(page)) ? { ...route, page } : route),
});

/**
 * The value of `routing` of `InstantSearch` for a page with one search: "/cars?query=hilux&refinementList[make][0]=Toyota". `url` is the
 * address of a request, which a server passes.
 */
export const pageRouting = ({ indexName, url }: { indexName: string; url?: string | undefined }): PageRouting => ({
  router: history({
    cleanUrlOnDispose: false,
    getLocation: () =>
      typeof window === 'undefined' ? (new URL(url ?? 'http://localhost/') as unknown as Location) : window.location,
  }),
  stateMapping: withoutOddPages(singleIndex(indexName)),
});
