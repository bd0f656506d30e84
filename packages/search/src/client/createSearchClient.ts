import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { InstantMeiliSearchInstance } from '@meilisearch/instant-meilisearch';
import { combineMakes } from './makeRequests.ts';
import type { MakeRequest } from './makeRequests.ts';
import { searchFailure } from './searchFailure.ts';
import { cardAttributes, isRangeFacet, numberCounts, pricedFilter, pricedSort } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { createStockFacets } from '../answers/stockFacets.ts';
import type { StockFacets } from '../answers/stockFacets.ts';
import { isSearchAnswer } from '../transport/readResults.ts';
import type { SearchTransport } from '../transport/index.ts';

/** InstantSearch's search client. `stockFacets` returns the facet counts of the whole stock. */
export type SearchClient = InstantMeiliSearchInstance & { stockFacets: StockFacets['get'] };

type Query = Record<string, unknown>;

/**
 * True for the request with which the adapter loads the unfiltered facets before its first search, to add values with a
 * count of 0. The storefront never shows those, so the request is answered locally. Other queries have a highlight tag.
 */
const isInitialFacetQuery = (queries: Query[]): boolean =>
  queries.length > 0 && queries.every((query) => !('highlightPreTag' in query));

const emptyAnswer = (query: Query): Query => ({
  indexUid: query['indexUid'],
  hits: [],
  query: '',
  processingTimeMs: 0,
  hitsPerPage: 0,
  page: 1,
  totalPages: 0,
  totalHits: 0,
  facetDistribution: {},
  facetStats: {},
});

/**
 * A price sort orders by the price that the site shows (decision H15), and excludes vehicles without one (decision B8: an index may
 * have 0 as their price).
 */
const sortedByShownPrice = (query: Query, site: Site): Query => {
  const { sort, filter } = query;
  if (!Array.isArray(sort) || !sort.some((rule) => String(rule).startsWith('price:'))) return query;
  const priced = pricedFilter(site);
  return {
    ...query,
    sort: pricedSort(sort.map(String), site),
    ...(priced === '' ? {} : { filter: [priced, ...(Array.isArray(filter) ? filter : filter ? [filter] : [])] }),
  };
};

/** Without these parameters the server omits `_formatted`, a second copy of each hit that cards do not use. */
const withoutHighlights = ({ attributesToHighlight: _, attributesToCrop: __, ...query }: Query): Query => query;

/**
 * Reduces the facet counts of numbers, because InstantSearch would process thousands of prices. A slider scaled by the
 * stock needs counts rounded to thousands, any other slider only the bounds.
 */
const withFewerNumbers = (result: Query, countsNumbers: boolean): Query => {
  const { facetDistribution, totalHits, estimatedTotalHits } = result;
  if (typeof facetDistribution !== 'object' || facetDistribution === null) return result;
  const total = Number(totalHits ?? estimatedTotalHits ?? 0);
  const fewer = (counts: Record<string, number>): Record<string, number> =>
    countsNumbers ? numberCounts(counts, total) : {};
  return {
    ...result,
    facetDistribution: Object.fromEntries(
      Object.entries(facetDistribution).map(([name, counts]) => [
        name,
        isRangeFacet(name) ? fewer(counts as Record<string, number>) : (counts as unknown),
      ]),
    ),
  };
};

/**
 * Replaces hits that are not objects, on which the adapter would throw, by empty ones. The storefront then drops and
 * counts them as malformed.
 */
const withReadableHits = (value: unknown, { countsNumbers }: { countsNumbers: boolean }): unknown => {
  const readable = (result: Query): Query =>
    Array.isArray(result['hits'])
      ? { ...result, hits: result['hits'].map((hit: unknown) => (typeof hit === 'object' && hit !== null ? hit : {})) }
      : result;
  const answer = value as Query;
  return Array.isArray(answer['results'])
    ? {
        ...answer,
        results: (answer['results'] as Query[]).map((result) => withFewerNumbers(readable(result), countsNumbers)),
      }
    : answer;
};

/**
 * Creates InstantSearch's search client on top of the storefront's transport. A failed search rejects with an error
 * whose reason `failureReason` reads. `stock`: the counts of the whole stock, where they are known or used elsewhere.
 */
export const createSearchClient = ({
  site,
  transport,
  stock: stockFacets = createStockFacets(site),
}: {
  site: Site;
  transport: SearchTransport;
  stock?: StockFacets;
}): SearchClient => {
  const { host, apiKey } = site.services.search;
  const { searchClient } = instantMeiliSearch(new URL(host, globalThis.location?.href ?? site.url).href, apiKey, {
    finitePagination: true,
    primaryKey: 'id',
    meiliSearchParams: { attributesToHighlight: [], attributesToRetrieve: [...cardAttributes] },
    httpClient: async (input, init) => {
      const url = new URL(String(input instanceof Request ? input.url : input));
      const body: Query = JSON.parse(String(init?.body ?? '{}'));
      const queries = Array.isArray(body['queries']) ? (body['queries'] as Query[]) : undefined;
      if (queries && isInitialFacetQuery(queries)) return { results: queries.map(emptyAnswer) };
      const path = url.pathname.slice(new URL(host.endsWith('/') ? host : `${host}/`, url).pathname.length);
      const sent = queries
        ? { ...body, queries: queries.map((query) => withoutHighlights(sortedByShownPrice(query, site))) }
        : body;
      const extraQuery = queries && stockFacets.extraQuery(queries);
      const answer = await transport.post(path, sent, { extraQuery });
      if (answer.kind !== 'ok') throw searchFailure(answer.reason, answer.message);
      if (!isSearchAnswer(answer.value)) throw searchFailure('malformed');
      if (!queries) return answer.value;
      const { results } = answer.value as { results?: Query[] };
      // The adapter would throw where no caller can catch it.
      if (results === undefined || results.length < queries.length) throw searchFailure('malformed');
      stockFacets.read(queries, results);
      return withReadableHits(
        { ...(answer.value as Query), results: results.slice(0, queries.length) },
        { countsNumbers: site.search.sliderScale === 'stock' },
      );
    },
  });
  const { search } = searchClient as unknown as { search: (requests: MakeRequest[]) => unknown };
  return {
    ...searchClient,
    search: (requests: MakeRequest[]) => search(requests.map(combineMakes)),
    stockFacets: stockFacets.get,
  } as unknown as SearchClient;
};
