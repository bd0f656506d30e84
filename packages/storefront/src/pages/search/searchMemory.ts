import { lruCache } from '@dealer/api/http';
import { createStockFacets, type SearchAnswer, type SearchAnswers, type StockFacets } from '@dealer/search/answers';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** What outlives a search page. */
export type SearchMemory = { answers: SearchAnswers; stock: StockFacets };

/** The last answers and the counts of the whole stock, created with the first search of the visit. */
export const searchMemory = ({ once, site, handedAnswer }: StorefrontDeps): SearchMemory =>
  once('searchMemory', () => ({
    answers: lruCache<SearchAnswer>(site.search.searchCacheLimit),
    stock: createStockFacets(site, handedAnswer && (handedAnswer.stock ?? handedAnswer.results.results[0].facets)),
  }));
