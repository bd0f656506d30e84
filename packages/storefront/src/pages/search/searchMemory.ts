import { lruCache } from '@dealer/api/http';
import { createSearchClient, type SearchClient } from '@dealer/search/client';
import type { SearchResponse } from '@dealer/search/session';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** What outlives a search page. */
type SearchMemory = { searchClient: SearchClient; responses: ReturnType<typeof lruCache<SearchResponse>> };

/**
 * InstantSearch's search client and the last responses, created with the first search of the visit.
 *
 * @example
 * const { searchClient, responses } = searchMemory(storefront);
 */
export const searchMemory = ({ once, site, transport }: StorefrontDeps): SearchMemory =>
  once('searchMemory', () => ({
    searchClient: createSearchClient({ site, transport }),
    responses: lruCache<SearchResponse>(site.search.searchCacheLimit),
  }));
