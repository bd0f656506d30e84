import { createSearchClient, type SearchClient } from '@dealer/search/client';
import { createSearchTransport } from '@dealer/search/query';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { searchMemory } from './searchMemory.ts';

/** InstantSearch's search client, created with the first query of the visit. */
export const searchClient = (deps: StorefrontDeps): SearchClient =>
  deps.once('searchClient', () => {
    const { site, answerWriter, now } = deps;
    return createSearchClient({
      site,
      transport: answerWriter ? createSearchTransport({ site, http: answerWriter.http, now: now() }) : deps.transport,
      stock: searchMemory(deps).stock,
    });
  });
