import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearchContext } from 'react-instantsearch';
import type { SearchSession, SearchSnapshot } from './createSearchSession.ts';
import { instantSearchAdapter } from './instantSearch.ts';
import type { InstantSearchAdapter, InstantSearchAdapterOptions } from './instantSearch.ts';

const SessionContext = createContext<SearchSession | null>(null);

/** The state of the page's search and the functions that change it. Throws outside a `<SearchProvider>`. */
export const useSearch = (): SearchSnapshot & Pick<SearchSession, 'get' | 'preview' | 'update' | 'retry'> => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSearch must be used within a <SearchProvider>');
  const { get, subscribe, preview, update, retry } = session;
  return { ...useSyncExternalStore(subscribe, get, get), get, preview, update, retry };
};

/** Connects the session with the instance of `<InstantSearch>`; renders nothing. */
const Connection = ({ connect }: Pick<InstantSearchAdapter, 'connect'>): null => {
  const search = useInstantSearchContext();
  useLayoutEffect(() => connect(search), [connect, search]);
  return null;
};

/** Makes `<InstantSearch>` render its children in the first commit, so that Back can restore the scroll position. */
const initialResults = {};

/**
 * Provides the search session of a page. Hooks and widgets of react-instantsearch work in `children`. Only the options
 * of the first render apply.
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
