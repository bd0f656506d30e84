import type { FacetCounts, SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { Vehicle } from '@dealer/core/vehicle';
import type { FailureReason } from '../client/searchFailure.ts';
import { canonicalState, searchKey } from './uiState.ts';

/** A parsed response of the search engine. */
export type SearchResponse = {
  /** `searchKey` of the search that it answers. */
  key: string;
  /** That search: query, filters, order and page. */
  state: SearchState;
  /** The makes of that search; the counted models are theirs. */
  makes: readonly string[];
  vehicles: Vehicle[];
  /** The engine's count; see `displayedCount` for the number on the page. */
  total: number;
  pages: number;
  /** The values of each facet, and how many results each would leave. */
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number }>;
  /** The values of each filter in the site's whole stock; empty where they are not known. */
  stock: FacetCounts;
  /** How many hits of this page could not be parsed. */
  dropped: number;
};

/** See docs/search-session.md for the transitions. */
export type SearchStatus = 'pending' | 'loading' | 'ready' | 'failed';

export type SearchSnapshot = {
  /** The search that was chosen last, by a press, a navigation or an InstantSearch widget. */
  requested: SearchState;
  /** `searchKey` of `requested`. */
  key: string;
  /** The search that heading, chips and count describe. */
  displayed: SearchState;
  /** The response on the screen: the one to `requested`, or the last one until that arrives. */
  response: SearchResponse | undefined;
  status: SearchStatus;
  error: FailureReason | undefined;
};

/** Changes a search state; a pure function of core. */
export type SearchChange = (state: SearchState) => SearchState;

export type SearchSession = {
  get: () => SearchSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Applies a visitor's change, visible at once. Any change but a change of page goes back to page 1. */
  update: (change: SearchChange) => void;
  retry: () => void;
  /** The address or an InstantSearch widget changed the search. */
  request: (state: SearchState) => void;
  /** A query was sent: an earlier error no longer applies. */
  send: () => void;
  receive: (response: SearchResponse) => void;
  fail: (reason: FailureReason) => void;
};

/** Responses by `searchKey`, kept by the storefront across visits of the search page. */
export type ResponseCache = {
  get: (key: string) => SearchResponse | undefined;
  set: (key: string, response: SearchResponse) => void;
};

/** A response within this time replaces the last one in a single step, without a loading state in between. */
const patienceMs = 100;

const isSame = (a: SearchResponse, b: SearchResponse): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The state after a change. Any change but a change of page goes back to page 1.
 *
 * @example
 * changedState({ ...emptySearchState(), page: 3 }, (state) => toggleRefinement(state, 'make', 'Mazda'), site).page // => 1
 */
export const changedState = (before: SearchState, change: SearchChange, site: Site): SearchState => {
  const after = change(before);
  return canonicalState({ ...after, page: after.page === before.page ? 1 : after.page }, site);
};

/**
 * The one search of a page: everything that shows the search reads it from here, everything that changes it goes through here.
 * Without React and InstantSearch; `apply` and `resend` reach the engine.
 *
 * @example
 * const session = createSearchSession({ site, initialState, responses, apply, resend });
 * session.update((state) => toggleRefinement(state, 'make', 'Mazda'));
 * session.get().requested.refinements // => { make: ['Mazda'] }
 */
export const createSearchSession = ({
  site,
  initialState,
  responses,
  apply,
  resend,
}: {
  site: Site;
  initialState: SearchState;
  responses: ResponseCache;
  apply: (state: SearchState) => void;
  resend: () => void;
}): SearchSession => {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const requested = canonicalState(initialState, site);
  const key = searchKey(requested, site);
  const response = responses.get(key);
  let snapshot: SearchSnapshot = {
    requested,
    key,
    displayed: requested,
    response,
    status: response ? 'ready' : 'loading',
    error: undefined,
  };

  const show = (next: Partial<SearchSnapshot>): void => {
    clearTimeout(timer);
    const { requested, displayed, status } = { ...snapshot, ...next };
    snapshot = { ...snapshot, ...next, displayed: status === 'pending' ? displayed : requested };
    if (status === 'pending') timer = setTimeout(() => show({ status: 'loading' }), patienceMs);
    for (const listener of listeners) listener();
  };

  /** Requests a search: from the cache at once, else the last response stays until its own arrives. */
  const request = (requested: SearchState, key: string): void => {
    const known = snapshot.response?.key === key ? snapshot.response : responses.get(key);
    const waiting = snapshot.response && snapshot.status !== 'loading' ? 'pending' : 'loading';
    show({
      requested,
      key,
      response: known ?? snapshot.response,
      status: known ? 'ready' : waiting,
      error: undefined,
    });
  };

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (change) => {
      const state = changedState(snapshot.requested, change, site);
      const key = searchKey(state, site);
      if (key === snapshot.key) return;
      // First, so that the query is on its way before anything is drawn.
      apply(state);
      request(state, key);
    },
    retry: resend,
    request: (state) => {
      const key = searchKey(state, site);
      if (key !== snapshot.key) request(canonicalState(state, site), key);
    },
    send: () => {
      if (snapshot.error !== undefined) request(snapshot.requested, snapshot.key);
    },
    receive: (received) => {
      const known = responses.get(received.key);
      // The same object where nothing is new: Back repeats the query, and must not draw its results twice.
      const response = known && isSame(known, received) ? known : received;
      responses.set(received.key, response);
      if (response.key !== snapshot.key) return;
      if (response !== snapshot.response || snapshot.status !== 'ready')
        show({ response, status: 'ready', error: undefined });
    },
    fail: (error) => show({ status: 'failed', error }),
  };
};
