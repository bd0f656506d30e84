import type { Router, UiState } from 'instantsearch.js';
import { ownValue } from '@dealer/core/record';
import { isSearchAddress } from '@dealer/core/routes';
import { parseSearchUrl, serialiseSearchUrl } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { searchNavigation } from '../navigation/searchNavigation.ts';
import { toSearchState, toUiState } from './uiState.ts';
import { withPlace } from './withPlace.ts';

/** What this package needs of the storefront's router (React Router's data router fits). */
export type UrlOwner = {
  readonly state: { location: { pathname: string; search: string } };
  navigate: (to: string, options: { replace: boolean; preventScrollReset: boolean; state: unknown }) => unknown;
  subscribe: (listener: (state: { location: { pathname: string; search: string } }) => void) => () => void;
};

export type SearchRoutingOptions = {
  owner: UrlOwner;
  site: Site;
  facetValues: () => Record<string, string[]>;
  /** Can this search hold all that an address names? One that it cannot is left to the search that is about to stand in its place. */
  holds?: (state: SearchState) => boolean;
};

/** Do the two differ only in what was typed? Then the address replaces the last one, so that Back leaves the typing at once. */
const isTyping = (before: SearchState, after: SearchState, url: (state: SearchState) => string): boolean =>
  before.query !== after.query && url({ ...before, query: '', page: 1 }) === url({ ...after, query: '', page: 1 });

/**
 * InstantSearch's routing over the one owner of the URL: reads the router's location, navigates only where the address
 * differs, and hears only navigations that it did not write (design: the URL has one owner).
 *
 * @example
 * <InstantSearch routing={searchRouting({ owner: router, site, facetValues: search.knownFacetValues })} ...>
 */
export const searchRouting = ({ owner, site, facetValues, holds = () => true }: SearchRoutingOptions) => {
  const context = () => ({ site, facetValues: facetValues() });
  const parse = ({ pathname, search }: { pathname: string; search: string }): SearchState =>
    parseSearchUrl(pathname, search, context());
  const serialise = (state: SearchState): string => serialiseSearchUrl(state, context());
  let stop: (() => void) | undefined;
  let written: string | undefined;
  let isLeft = false;

  const router: Router<SearchState> = {
    $$type: 'dealer.searchRouting',
    read: () => parse(owner.state.location),
    createURL: serialise,
    write: (state) => {
      const { location } = owner.state;
      if (isLeft || !isSearchAddress(location.pathname)) return;
      const before = parse(location);
      const url = serialise(state);
      // A place of the path is held as a refinement: what this address means is compared, not how it is written.
      if (url === serialise(withPlace(toSearchState(toUiState(before, site), site), site))) return;
      written = url;
      const typed = isTyping(before, state, serialise);
      void owner.navigate(url, { replace: typed, preventScrollReset: false, state: searchNavigation });
    },
    onUpdate: (callback) => {
      stop?.();
      let seen = owner.state.location;
      stop = owner.subscribe(({ location }) => {
        const isMoved = location.pathname !== seen.pathname || location.search !== seen.search;
        seen = location;
        if (!isMoved) return;
        if (!isSearchAddress(location.pathname)) return;
        const own = written === location.pathname + location.search;
        written = undefined;
        const state = parse(location);
        if (!own && holds(state)) callback(state);
      });
    },
    dispose: () => {
      stop?.();
      stop = undefined;
    },
  };

  return {
    /**
     * The page of this search stands, until what this answers is called. InstantSearch lets go of its widgets a moment after it was
     * left, which empties its state: whoever has pressed Back by then would find that empty state in the address.
     */
    stand: (): (() => void) => {
      isLeft = false;
      return () => void (isLeft = true);
    },
    router,
    stateMapping: {
      $$type: 'dealer.searchState',
      stateToRoute: (uiState: UiState): SearchState =>
        withPlace(toSearchState(ownValue(uiState, site.search.indexName) ?? {}, site), site),
      routeToState: (state: SearchState): UiState => ({ [site.search.indexName]: toUiState(state, site) }),
    },
  };
};
