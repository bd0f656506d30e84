import InstantSearch from 'instantsearch.js/es/lib/InstantSearch.js';
import { instantSearchAdapter, type InstantSearchAdapterOptions } from './instantSearch.ts';
import type { UrlOwner } from './searchRouting.ts';
import { toUiState } from './uiState.ts';

/** An address that never changes. */
const still: UrlOwner = {
  state: { location: { pathname: '', search: '' } },
  navigate: () => undefined,
  subscribe: () => () => undefined,
};

/**
 * Runs a search without a page and stores its answer in `answers`, from where a page's session reads it in its first render. Resolves
 * after a failure too.
 */
export const loadAnswer = async (options: Omit<InstantSearchAdapterOptions, 'owner'>): Promise<void> => {
  const { site, initialState } = options;
  const { indexName } = site.search;
  const { session, props, connect } = instantSearchAdapter({ ...options, owner: still });
  if (session.get().status === 'ready') return;
  const { routing: _, ...unrouted } = props;
  // InstantSearch sends its first query twice where it starts without a page.
  let sent: Promise<unknown> | undefined;
  const searchClient = {
    ...props.searchClient,
    search: (requests: never) => (sent ??= props.searchClient.search(requests)),
  };
  const search = new InstantSearch({
    ...unrouted,
    searchClient: searchClient as typeof props.searchClient,
    initialUiState: { [indexName]: toUiState(initialState, site) },
  });
  const answered = new Promise<void>((resolve) => {
    session.subscribe(() => {
      const { status } = session.get();
      if (status === 'ready' || status === 'failed') resolve();
    });
  });
  search.start();
  // Disposes the instance.
  const disconnect = connect(search);
  await answered;
  disconnect();
};

export type LoadAnswer = typeof loadAnswer;
