import { createSearchClient, type SearchClient } from '@dealer/search/client';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { searchMemory } from './searchMemory.ts';

/** InstantSearch's search client, created with the first query of the visit. */
export const searchClient = (deps: StorefrontDeps): SearchClient =>
  deps.once('searchClient', () =>
    createSearchClient({
      site: deps.site,
      transport: deps.answerWriter?.transport ?? deps.transport,
      stock: searchMemory(deps).stock,
    }),
  );
