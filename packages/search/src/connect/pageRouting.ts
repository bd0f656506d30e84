import type { Router, StateMapping } from 'instantsearch.js/es/types/router.js';
import type { IndexUiState, UiState } from 'instantsearch.js/es/types/ui-state.js';
import { history } from 'instantsearch.js/es/lib/routers/index.js';
import { singleIndex } from 'instantsearch.js/es/lib/stateMappings/index.js';

/**
 * The value of `routing` of `InstantSearch` for a page with one search: "/cars?query=hilux&refinementList[make][0]=Toyota". `url` is the
 * address of a request, which a server passes.
 */
export const pageRouting = ({
  indexName,
  url,
}: {
  indexName: string;
  url?: string | undefined;
}): { router: Router<IndexUiState>; stateMapping: StateMapping<UiState, IndexUiState> } => ({
  router: history({
    cleanUrlOnDispose: false,
    getLocation: () =>
      typeof window === 'undefined' ? (new URL(url ?? 'http://localhost/') as unknown as Location) : window.location,
  }),
  stateMapping: singleIndex(indexName),
});
