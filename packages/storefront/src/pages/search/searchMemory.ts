import { lruCache } from '@dealer/api/http';
import { createSearchClient, type SearchClient } from '@dealer/search/client';
import type { SearchAnswer, SearchAnswers } from '@dealer/search/session';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** What outlives a search page. */
export type SearchMemory = { searchClient: SearchClient; answers: SearchAnswers };

/** InstantSearch's search client and the last answers, created with the first search of the visit. */
export const searchMemory = ({ once, site, transport }: StorefrontDeps): SearchMemory =>
  once('searchMemory', () => ({
    searchClient: createSearchClient({ site, transport }),
    answers: lruCache<SearchAnswer>(site.search.searchCacheLimit),
  }));
