import type { Router, UiState } from 'instantsearch.js';
import { ownValue } from '@dealer/core/record';
import { isSearchAddress } from '@dealer/core/routes';
import { parseSearchUrl, serialiseSearchUrl } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { searchNavigation } from '../navigation/searchNavigation.ts';
import { canonicalState, toSearchState, toUiState } from './uiState.ts';
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
  /** The address changed, and not by this search. Called before InstantSearch follows. */
  onNavigate?: (state: SearchState) => void;
};

/** Do the two differ only in what was typed? Then the address replaces the last one, so that Back leaves the typing at once. */
const isTyping = (before: SearchState, after: SearchState, url: (state: SearchState) => string): boolean =>
  before.query !== after.query && url({ ...before, query: '', page: 1 }) === url({ ...after, query: '', page: 1 });

/**
 * InstantSearch's routing over the one owner of the URL: reads the router's location, navigates only where the address differs, and
 * reports only navigations that it did not make (design: the URL has one owner).
 *
 * @example
 * const { router, stateMapping, mount } = searchRouting({ owner: router, site, facetValues: search.knownFacetValues });
 * <InstantSearch routing={{ router, stateMapping }} ...>
 */
export const searchRouting = ({ owner, site, facetValues, onNavigate }: SearchRoutingOptions) => {
  const context = () => ({ site, facetValues: facetValues() });
  const parse = ({ pathname, search }: { pathname: string; search: string }): SearchState =>
    parseSearchUrl(pathname, search, context());
  const serialise = (state: SearchState): string => serialiseSearchUrl(state, context());
  let seen = owner.state.location;
  let follow: ((state: SearchState) => void) | undefined;
  let written: string | undefined;
  let isLeft = false;

  const hear = ({ location }: UrlOwner['state']): void => {
    const isMoved = location.pathname !== seen.pathname || location.search !== seen.search;
    seen = location;
    if (!isMoved || !isSearchAddress(location.pathname)) return;
    const isOwn = written === location.pathname + location.search;
    written = undefined;
    if (isOwn) return;
    const state = parse(location);
    onNavigate?.(state);
    follow?.(state);
  };

  const router: Router<SearchState> = {
    $$type: 'dealer.searchRouting',
    read: () => parse(owner.state.location),
    createURL: serialise,
    write: (state) => {
      const { location } = owner.state;
      if (isLeft || !isSearchAddress(location.pathname)) return;
      const before = parse(location);
      const url = serialise(state);
      // A location of the path is a refinement in the state: compare what this address means, not how it is written.
      if (url === serialise(withPlace(canonicalState(before, site), site))) return;
      written = url;
      const typed = isTyping(before, state, serialise);
      void owner.navigate(url, { replace: typed, preventScrollReset: false, state: searchNavigation });
    },
    onUpdate: (callback) => void (follow = callback),
    dispose: () => undefined,
  };

  return {
    /**
     * Follows the address until the returned function is called; writes after that are ignored. InstantSearch removes its widgets a
     * moment after the page was left, which empties its state: a visitor who has pressed Back by then must not find that in the address.
     */
    mount: (): (() => void) => {
      isLeft = false;
      hear(owner.state);
      const stop = owner.subscribe(hear);
      return () => {
        isLeft = true;
        stop();
      };
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
