import { isRangeFacet, numberCounts } from '@dealer/core/search';
import type { FacetCounts } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { readResults } from '../transport/readResults.ts';
import type { SearchQuery } from '../transport/searchTransport.ts';

type Query = Record<string, unknown>;

/** The values of the site's filters in the whole stock, with their counts. */
export type StockFacets = {
  /** Empty until the first search is answered. */
  get: () => FacetCounts;
  /** The query to append to these queries to get the counts; undefined if they are known or the queries include them. */
  extraQuery: (queries: readonly Query[]) => SearchQuery | undefined;
  /** Reads the counts from the results of these queries; the result of the extra query is the last one. */
  read: (queries: readonly Query[], results: readonly unknown[]) => void;
};

/** True for a search without query and filters, which has the counts of the whole stock. */
const isUnfiltered = ([query, ...others]: readonly Query[]): boolean => {
  const filter = query?.['filter'];
  return (
    others.length === 0 && !query?.['q'] && (filter === undefined || (Array.isArray(filter) && filter.length === 0))
  );
};

/**
 * Counts the values of the whole stock once per visit, together with the first search. Filters then list the same values
 * whatever the search that the visitor starts with. `counts`: those that a server has counted.
 *
 * @example
 * const stock = createStockFacets(site);
 * const searchClient = createSearchClient({ site, transport, stock });
 */
export const createStockFacets = (site: Site, counts?: FacetCounts): StockFacets => {
  // Models depend on the selected make. Only a slider scaled by the stock needs the counts of numbers.
  const facets = site.search.facets
    .map(({ attribute }) => attribute)
    .filter(
      (name) =>
        name !== 'model' && name !== 'make_model' && (!isRangeFacet(name) || site.search.sliderScale === 'stock'),
    );
  let known = counts;
  return {
    get: () => known ?? {},
    extraQuery: (queries) =>
      known || facets.length === 0 || isUnfiltered(queries)
        ? undefined
        : { indexUid: site.search.indexName, facets, hitsPerPage: 0, page: 1 },
    read: (queries, results) => {
      if (known) return;
      const [result] = readResults({ results: [results[isUnfiltered(queries) ? 0 : queries.length]] }) ?? [];
      if (!result) return;
      const { facetDistribution = {}, totalHits = result.estimatedTotalHits ?? 0 } = result;
      known = Object.fromEntries(
        Object.entries(facetDistribution).map(([name, values]) => [
          name,
          isRangeFacet(name) ? numberCounts(values, totalHits) : values,
        ]),
      );
    },
  };
};
