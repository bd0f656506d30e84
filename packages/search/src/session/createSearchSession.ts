import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { FailureReason } from '../client/searchFailure.ts';
import type { SearchResponse } from '../answers/searchAnswers.ts';
import { canonicalState, searchKey } from '../answers/uiState.ts';

/** See docs/search-session.md for the transitions. */
export type SearchStatus = 'pending' | 'loading' | 'ready' | 'failed';

export type SearchSnapshot = {
  /** The latest search, from the visitor, a navigation or an InstantSearch widget. */
  requested: SearchState;
  /** `searchKey` of `requested`. */
  key: string;
  /** The search that heading, chips and count describe. */
  displayed: SearchState;
  /** The response to show: that of `requested`, or the previous one until it arrives. */
  response: SearchResponse | undefined;
  status: SearchStatus;
  error: FailureReason | undefined;
};

/** Returns a changed copy of a search state. */
export type SearchChange = (state: SearchState) => SearchState;

export type SearchSession = {
  get: () => SearchSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** The search after a change by the visitor, and its key. Any change except of the page resets the page to 1. */
  preview: (change: SearchChange) => { state: SearchState; key: string };
  /** Applies a change by the visitor immediately. */
  update: (change: SearchChange) => void;
  retry: () => void;
  /** Call when the address or an InstantSearch widget changed the search. */
  request: (state: SearchState) => void;
  /** Call when a query was sent; clears an earlier error. */
  send: () => void;
  receive: (response: SearchResponse) => void;
  fail: (reason: FailureReason) => void;
};

/** A response within this time replaces the previous one without a loading state in between. */
const loadingDelayMs = 100;

/**
 * Creates the search session of a page: its single source of truth for the search. It does not depend on React or
 * InstantSearch. `known` is the cached response with a `searchKey`; `apply` sends a changed search to the search server, `resend`
 * repeats the last one.
 */
export const createSearchSession = ({
  site,
  initialState,
  known,
  apply,
  resend,
}: {
  site: Site;
  initialState: SearchState;
  known: (key: string) => SearchResponse | undefined;
  apply: (state: SearchState) => void;
  resend: () => void;
}): SearchSession => {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const requested = canonicalState(initialState, site);
  const key = searchKey(requested, site);
  const response = known(key);
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
    if (status === 'pending') timer = setTimeout(() => show({ status: 'loading' }), loadingDelayMs);
    for (const listener of listeners) listener();
  };

  /** Shows the cached response, or the previous one until the response arrives. */
  const request = (requested: SearchState, key: string): void => {
    const response = snapshot.response?.key === key ? snapshot.response : known(key);
    const statusUntilResponse = snapshot.response && snapshot.status !== 'loading' ? 'pending' : 'loading';
    show({
      requested,
      key,
      response: response ?? snapshot.response,
      status: response ? 'ready' : statusUntilResponse,
      error: undefined,
    });
  };

  const preview: SearchSession['preview'] = (change) => {
    const { requested } = snapshot;
    const after = change(requested);
    const state = canonicalState({ ...after, page: after.page === requested.page ? 1 : after.page }, site);
    return { state, key: searchKey(state, site) };
  };

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    preview,
    update: (change) => {
      const { state, key } = preview(change);
      if (key === snapshot.key) return;
      // Sends the query before rendering starts.
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
    receive: (response) => {
      if (response.key !== snapshot.key) return;
      if (response !== snapshot.response || snapshot.status !== 'ready')
        show({ response, status: 'ready', error: undefined });
    },
    fail: (error) => show({ status: 'failed', error }),
  };
};
