import { SearchInstance, type SearchInstanceProps } from '@dealer/search/session';
import { useStorefront } from '../../boot/storefront.ts';
import { searchClient } from './searchClient.ts';

/** InstantSearch for the search page. */
export const PageSearchInstance = (props: SearchInstanceProps) => (
  <SearchInstance {...props} searchClient={searchClient(useStorefront())} />
);
