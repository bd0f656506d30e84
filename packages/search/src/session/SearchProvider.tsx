import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearchContext } from 'react-instantsearch';
import type { SearchSession, SearchSnapshot } from './createSearchSession.ts';
import { instantSearchAdapter } from './instantSearch.ts';
import type { InstantSearchAdapter, InstantSearchAdapterOptions } from './instantSearch.ts';

const SessionContext = createContext<SearchSession | null>(null);

/**
 * The search of the page, and the ways to change it.
 *
 * @example
 * const { requested, response, update } = useSearch();
 * update((state) => ({ ...state, sortBy: 'lowest-price' }));
 */
export const useSearch = (): SearchSnapshot & Pick<SearchSession, 'update' | 'retry'> => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSearch must be used within a <SearchProvider>');
  const { get, subscribe, update, retry } = session;
  return { ...useSyncExternalStore(subscribe, get, get), update, retry };
};

/** The first widget of the page: connects the instance of `<InstantSearch>`, and renders nothing. */
const Connection = ({ connect }: Pick<InstantSearchAdapter, 'connect'>): null => {
  const search = useInstantSearchContext();
  useLayoutEffect(() => connect(search), [connect, search]);
  return null;
};

/** Any value makes `<InstantSearch>` render its children in the first commit, which Back needs to restore the scroll position. */
const initialResults = {};

/**
 * The search session of a page, inside `<InstantSearch>`: hooks and widgets of react-instantsearch work in `children`. The options are
 * read once.
 *
 * @example
 * <SearchProvider site={site} searchClient={client} owner={router} facetValues={search.knownFacetValues} initialState={state} responses={cache}>
 */
export const SearchProvider = ({ children, ...options }: InstantSearchAdapterOptions & { children: ReactNode }) => {
  const [{ session, props, connect }] = useState(() => instantSearchAdapter(options));
  return (
    <SessionContext value={session}>
      <InstantSearchSSRProvider initialResults={initialResults}>
        <InstantSearch {...props}>
          <Connection connect={connect} />
          {children}
        </InstantSearch>
      </InstantSearchSSRProvider>
    </SessionContext>
  );
};
