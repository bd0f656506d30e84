import type { SearchClient } from '../client/createSearchClient.ts';
import { SearchInstance } from './SearchInstance.tsx';
import type { SearchInstanceProps } from './SearchProvider.tsx';

/** InstantSearch with a client of the test; its code is there from the start, or once `preload` resolves to true. */
export const instanceOf = (searchClient: SearchClient, preload?: () => Promise<boolean>) => {
  const Instance = (props: SearchInstanceProps) => <SearchInstance {...props} searchClient={searchClient} />;
  return Object.assign(Instance, {
    isLoaded: () => preload === undefined,
    preload: preload ?? (() => Promise.resolve(true)),
  });
};
