import { isRangeFacet, numberCounts } from '@dealer/core/search';
import type { FacetCounts } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { readResults } from '../query/readResults.ts';
import type { SearchQuery } from '../transport/index.ts';

type Query = Record<string, unknown>;

/** The values of the site's filters in its whole stock, with their counts. */
export type StockFacets = {
  /** Empty before the first search is answered. */
  get: () => FacetCounts;
  /** The query that must travel with these queries to learn the counts; none once they are known, or where the queries themselves ask for them. */
  extraQuery: (queries: readonly Query[]) => SearchQuery | undefined;
  /** Reads the counts from the results of these queries, the extra one last. */
  read: (queries: readonly Query[], results: readonly unknown[]) => void;
};

/** A search without any choice of the visitor: its own counts are those of the whole stock. */
const asksForAll = ([query, ...others]: readonly Query[]): boolean => {
  const filter = query?.['filter'];
  return (
    others.length === 0 && !query?.['q'] && (filter === undefined || (Array.isArray(filter) && filter.length === 0))
  );
};

/**
 * Counts the whole stock once in a visit, in the call of its first search, so that a filter's list is the same however a shopper came to it.
 *
 * @example
 * const stockFacets = createStockFacets(site);
 * stockFacets.get()['fuel'] // => { Petrol: 204, Diesel: 117 }
 */
export const createStockFacets = (site: Site): StockFacets => {
  // Models come and go with their make; numbers are of use only to a slider that follows the stock.
  const facets = site.search.facets
    .map(({ attribute }) => attribute)
    .filter(
      (name) =>
        name !== 'model' && name !== 'make_model' && (!isRangeFacet(name) || site.search.sliderScale === 'stock'),
    );
  let counts: FacetCounts | undefined;
  return {
    get: () => counts ?? {},
    extraQuery: (queries) =>
      counts || facets.length === 0 || asksForAll(queries)
        ? undefined
        : { indexUid: site.search.indexName, facets, hitsPerPage: 0, page: 1 },
    read: (queries, results) => {
      if (counts) return;
      const [result] = readResults({ results: [results[asksForAll(queries) ? 0 : queries.length]] }) ?? [];
      if (!result) return;
      const { facetDistribution = {}, totalHits = result.estimatedTotalHits ?? 0 } = result;
      counts = Object.fromEntries(
        Object.entries(facetDistribution).map(([name, of]) => [
          name,
          isRangeFacet(name) ? numberCounts(of, totalHits) : of,
        ]),
      );
    },
  };
};
