import InstantSearch from 'instantsearch.js/es/lib/InstantSearch.js';
import type { SearchClient } from '../client/createSearchClient.ts';
import { instantSearchAdapter } from './instantSearch.ts';
import { createPageSearch, type PageSearchOptions } from './pageSearch.ts';
import type { UrlOwner } from './searchRouting.ts';
import { toUiState } from '../answers/uiState.ts';

/** An address that never changes. */
const still: UrlOwner = {
  state: { location: { pathname: '', search: '' } },
  navigate: () => undefined,
  subscribe: () => () => undefined,
};

/**
 * Runs a search without a page and stores its answer in `answers`, from where a page's session reads it in its first render. Resolves
 * to its `searchKey`, after a failure too.
 */
export const loadAnswer = async ({
  searchClient: client,
  ...options
}: Omit<PageSearchOptions, 'owner'> & { searchClient: SearchClient }): Promise<string> => {
  const { site, initialState } = options;
  const { indexName } = site.search;
  const page = createPageSearch({ ...options, owner: still });
  const { session } = page;
  const { key, status } = session.get();
  if (status === 'ready') return key;
  const { props, connect } = instantSearchAdapter(page, client);
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
  return key;
};

export type LoadAnswer = typeof loadAnswer;
