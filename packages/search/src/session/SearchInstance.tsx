import { type ReactNode, useLayoutEffect, useState } from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearchContext } from 'react-instantsearch';
import type { SearchClient } from '../client/createSearchClient.ts';
import { type InstantSearchAdapter, instantSearchAdapter } from './instantSearch.ts';
import type { SearchInstanceProps } from './SearchProvider.tsx';

/** Connects the page's search with the instance of `<InstantSearch>`; renders nothing. */
const Connection = ({ connect }: Pick<InstantSearchAdapter, 'connect'>): null => {
  const search = useInstantSearchContext();
  useLayoutEffect(() => connect(search), [connect, search]);
  return null;
};

/** Makes `<InstantSearch>` render its children in the first commit, so that Back can restore the scroll position. */
const initialResults = {};

/** Sends the queries of a page's search by InstantSearch, whose hooks and widgets work in `children`. */
export const SearchInstance = ({
  page,
  searchClient,
  children,
}: SearchInstanceProps & { searchClient: SearchClient; children?: ReactNode }) => {
  const [{ props, connect }] = useState(() => instantSearchAdapter(page, searchClient));
  return (
    <InstantSearchSSRProvider initialResults={initialResults}>
      <InstantSearch {...props}>
        <Connection connect={connect} />
        {children}
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
};
