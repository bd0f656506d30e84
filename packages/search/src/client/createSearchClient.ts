import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { InstantMeiliSearchInstance } from '@meilisearch/instant-meilisearch';
import { cardAttributes } from './cardAttributes.ts';
import { combineMakes } from './makeRequests.ts';
import type { MakeRequest } from './makeRequests.ts';
import { searchFailure } from './searchFailure.ts';
import { isRangeFacet, numberCounts } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { createStockFacets } from './stockFacets.ts';
import type { StockFacets } from './stockFacets.ts';
import { isSearchAnswer } from '../transport/index.ts';
import type { SearchTransport } from '../transport/index.ts';

/** InstantSearch's search client; its maker's own types stay behind this name. `stockFacets` counts the whole stock. */
export type SearchClient = InstantMeiliSearchInstance & { stockFacets: StockFacets['get'] };

type Query = Record<string, unknown>;

/**
 * Before its first search of an index, the adapter asks for the unfiltered facets, to fill in zero counts, which we never show.
 * Only real queries carry a highlight tag. Answered here: one call less before the first results, and no count of other dealers' stock.
 */
const isInitialFacetQuestion = (queries: Query[]): boolean =>
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

/** Sorting by price leaves out what has none (decision B8: a hosted index may send 0 for it). */
const withoutUnpriced = (query: Query): Query => {
  const { sort, filter } = query;
  if (!Array.isArray(sort) || !sort.some((rule) => String(rule).startsWith('price:'))) return query;
  return { ...query, filter: ['price > 10', ...(Array.isArray(filter) ? filter : filter ? [filter] : [])] };
};

/** Cards show no highlighted words: without being asked for them the server does not write each hit a second time. */
const withoutHighlights = ({ attributesToHighlight: _, attributesToCrop: __, ...query }: Query): Query => query;

/**
 * InstantSearch would go through the count of each of some thousand prices. A slider that follows the stock needs them in thousands, any
 * other only the bounds.
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
 * The adapter reads each hit's fields and would fall over one that is no object, taking the whole page with it.
 * An empty hit instead: the storefront finds it malformed, drops it and counts it.
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

export type SearchClientDeps = { site: Site; transport: SearchTransport };

/**
 * InstantSearch's search client over the storefront's transport: fixed filter in every query, cache, timeout, clear errors.
 *
 * @example
 * const searchClient = createSearchClient({ site, transport });
 * <InstantSearch searchClient={searchClient} indexName={site.search.indexName}>
 */
export const createSearchClient = ({ site, transport }: SearchClientDeps): SearchClient => {
  const { host, apiKey } = site.services.search;
  const stockFacets = createStockFacets(site);
  const { searchClient } = instantMeiliSearch(new URL(host, globalThis.location?.href ?? site.url).href, apiKey, {
    finitePagination: true,
    primaryKey: 'id',
    meiliSearchParams: { attributesToHighlight: [], attributesToRetrieve: [...cardAttributes] },
    httpClient: async (input, init) => {
      const url = new URL(String(input instanceof Request ? input.url : input));
      const body: Query = JSON.parse(String(init?.body ?? '{}'));
      const queries = Array.isArray(body['queries']) ? (body['queries'] as Query[]) : undefined;
      if (queries && isInitialFacetQuestion(queries)) return { results: queries.map(emptyAnswer) };
      const path = url.pathname.slice(new URL(host.endsWith('/') ? host : `${host}/`, url).pathname.length);
      const priced = site.search.hideUnpricedWhenSortingByPrice ? withoutUnpriced : (query: Query): Query => query;
      const asked = queries ? { ...body, queries: queries.map((query) => withoutHighlights(priced(query))) } : body;
      const answer = await transport.post(path, asked, { beside: queries && stockFacets.extraQuery(queries) });
      if (answer.kind !== 'ok') throw searchFailure(answer.reason, answer.message);
      if (!isSearchAnswer(answer.value)) throw searchFailure('malformed');
      if (!queries) return answer.value;
      const results = (answer.value as { results: Query[] }).results;
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
