import type { Router } from 'instantsearch.js/es/types/router.js';
import type { UiState } from 'instantsearch.js/es/types/ui-state.js';
import { ownValue } from '@dealer/core/data';
import { isSearchAddress } from '@dealer/core/routes';
import { needsFacetValues, parseSearchUrl, type SearchState, serialiseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { searchNavigation } from '../navigation/searchNavigation.ts';
import { canonicalState, toSearchState, toUiState } from '../answers/uiState.ts';
import { withLocation } from './withLocation.ts';

/** The part of the storefront's router that the search uses; React Router's data router implements it. */
export type UrlOwner = {
  readonly state: { location: { pathname: string; search: string } };
  navigate: (to: string, options: { replace: boolean; preventScrollReset: boolean; state: unknown }) => unknown;
  subscribe: (listener: (state: { location: { pathname: string; search: string } }) => void) => () => void;
};

type SearchRoutingOptions = {
  owner: UrlOwner;
  site: Site;
  facetValues: () => Record<string, string[]>;
  /** Loads the values that `facetValues` returns; a make has no path before. */
  loadFacetValues?: () => Promise<unknown>;
  /** Called when the address changed, but not by this search, before InstantSearch is updated. */
  onNavigate?: (state: SearchState) => void;
};

/** True if only the query text differs. */
const isTyping = (before: SearchState, after: SearchState, url: (state: SearchState) => string): boolean =>
  before.query !== after.query && url({ ...before, query: '', page: 1 }) === url({ ...after, query: '', page: 1 });

/**
 * InstantSearch's routing on top of the storefront's router, which owns the URL. It navigates only if the address
 * changes, and reports only navigations that it did not make.
 */
export const searchRouting = ({ owner, site, facetValues, loadFacetValues, onNavigate }: SearchRoutingOptions) => {
  const context = () => ({ site, facetValues: facetValues() });
  const parse = ({ pathname, search }: { pathname: string; search: string }): SearchState =>
    parseSearchUrl(pathname, search, context());
  const serialise = (state: SearchState): string => serialiseSearchUrl(state, context());
  let last = owner.state.location;
  let follow: ((state: SearchState) => void) | undefined;
  let written: string | undefined;
  /**
   * The address that typing has written last. The next letters replace it, and so does what the words are read as: Back leads to the search
   * before them, never to half of a word.
   */
  let typed: string | undefined;
  let isUnmounted = false;
  /** The state whose address waits for the values of the index. */
  let waiting: SearchState | undefined;

  const onRouterChange = ({ location }: UrlOwner['state']): void => {
    const hasChanged = location.pathname !== last.pathname || location.search !== last.search;
    last = location;
    if (!hasChanged || !isSearchAddress(location.pathname)) return;
    const isOwn = written === location.pathname + location.search;
    written = undefined;
    if (isOwn) return;
    waiting = undefined;
    typed = undefined;
    const state = parse(location);
    onNavigate?.(state);
    follow?.(state);
  };

  const write = (state: SearchState): void => {
    const { location } = owner.state;
    if (isUnmounted || !isSearchAddress(location.pathname)) return;
    const before = parse(location);
    const url = serialise(state);
    // A location in the path is a refinement in the state, so compare the meaning of the address.
    if (url === serialise(withLocation(canonicalState(before, site), site))) return;
    const replace = location.pathname + location.search === typed && before.query !== state.query;
    written = url;
    typed = isTyping(before, state, serialise) ? url : undefined;
    void owner.navigate(url, { replace, preventScrollReset: false, state: searchNavigation });
  };

  const router: Router<SearchState> = {
    $$type: 'dealer.searchRouting',
    read: () => parse(owner.state.location),
    createURL: serialise,
    write: (state) => {
      waiting = undefined;
      if (loadFacetValues === undefined || !needsFacetValues(state, context())) {
        write(state);
        return;
      }
      waiting = state;
      // If the values cannot be loaded, the address has parameters.
      const late = (): void => {
        if (waiting === state) write(state);
      };
      void loadFacetValues().then(late, late);
    },
    onUpdate: (callback) => void (follow = callback),
    dispose: () => undefined,
  };

  return {
    /**
     * Follows the address until the returned function is called; later writes are ignored. InstantSearch removes its
     * widgets, and with them its state, only after the page was unmounted. If the visitor has pressed Back by then, the
     * empty state must not change the address.
     */
    mount: (): (() => void) => {
      isUnmounted = false;
      onRouterChange(owner.state);
      const unsubscribe = owner.subscribe(onRouterChange);
      return () => {
        isUnmounted = true;
        unsubscribe();
      };
    },
    router,
    stateMapping: {
      $$type: 'dealer.searchState',
      stateToRoute: (uiState: UiState): SearchState =>
        withLocation(toSearchState(ownValue(uiState, site.search.indexName) ?? {}, site), site),
      routeToState: (state: SearchState): UiState => ({ [site.search.indexName]: toUiState(state, site) }),
    },
  };
};
