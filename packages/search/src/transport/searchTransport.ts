import type { Http, HttpResult } from '@dealer/api/http';
import { anyAnswer, lruCache } from '@dealer/api/http';
import { queryText, siteFilter, vehicleFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { isSearchAnswer } from './isSearchAnswer.ts';

/** One query of a multi-search, as Meilisearch takes it. */
export type SearchQuery = {
  indexUid?: string;
  q?: string;
  filter?: string | (string | string[])[];
  facets?: string[];
  sort?: string[];
  limit?: number;
  offset?: number;
  page?: number;
  hitsPerPage?: number;
  attributesToRetrieve?: string[];
  attributesToSearchOn?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** Every word must match, unless a query says otherwise (decision G3). */
  matchingStrategy?: 'all' | 'last';
};

/** Which part of the site's fixed filter a query gets: all of it, or without the in-stock part (sold vehicles keep their page). */
export type FilterScope = 'stock' | 'anyAvailability';

/** Every word must match (decision G3); a query without words is left as it is. */
const withAllWords = (query: Record<string, unknown>): Record<string, unknown> =>
  typeof query['q'] === 'string' && query['q'].trim() !== ''
    ? { matchingStrategy: 'all', ...query, q: queryText(query['q']) }
    : query;

/** The one way from this package to the search server. */
export type SearchTransport = {
  /**
   * Sends a body to a path of the server with the fixed filter put into each of its queries. Same body, same answer: cached.
   * It cannot be stopped: who asked first may leave while another waits for the same answer.
   * `beside` is one more query of the same call; it makes the body no other one.
   */
  post: (
    path: string,
    body: Record<string, unknown>,
    options?: { scope?: FilterScope; beside?: SearchQuery | undefined },
  ) => Promise<HttpResult<unknown>>;
  indexName: string;
};

type RawFilter = unknown;

const andFilter = (filter: RawFilter, fixed: string): (string | string[])[] => {
  if (fixed === '') return Array.isArray(filter) ? filter : filter ? [String(filter)] : [];
  if (Array.isArray(filter)) return [fixed, ...filter];
  return typeof filter === 'string' && filter !== '' ? [fixed, filter] : [fixed];
};

const millisecondsPerHour = 3_600_000;

/**
 * Makes the transport. The site's fixed filter stands in every query by construction, whoever asked for it, and every word of it must match;
 * its clock is taken once and rounded down to the hour, so that equal searches stay equal.
 *
 * @example
 * const transport = createSearchTransport({ site, http, now: Date.now() });
 * await transport.post('multi-search', { queries: [{ indexUid: 'Car_production', q: 'hilux' }] });
 */
export const createSearchTransport = ({
  site,
  http,
  now,
}: {
  site: Site;
  http: Http;
  now: number;
}): SearchTransport => {
  const nowSeconds = Math.floor(now / millisecondsPerHour) * 3600;
  const fixed: Record<FilterScope, string> = {
    stock: siteFilter(site, nowSeconds),
    anyAvailability: vehicleFilter(site, nowSeconds),
  };
  const cache = lruCache<Promise<HttpResult<unknown>>>(site.search.searchCacheLimit);
  const { host, apiKey } = site.services.search;
  const base = host.endsWith('/') ? host : `${host}/`;

  return {
    indexName: site.search.indexName,
    post: (path, body, { scope = 'stock', beside } = {}) => {
      const withFixed = (query: Record<string, unknown>): Record<string, unknown> => ({
        ...withAllWords(query),
        filter: andFilter(query['filter'], fixed[scope]),
      });
      const queries: Record<string, unknown>[] | undefined = Array.isArray(body['queries'])
        ? body['queries'].map(withFixed)
        : undefined;
      const filtered = queries ? { ...body, queries } : withFixed(body);
      const key = `${path} ${JSON.stringify(filtered)}`;
      const known = cache.get(key);
      if (known) return known;
      const answer = http.json('POST', base + path, {
        schema: anyAnswer,
        body: queries && beside ? { ...body, queries: [...queries, withFixed(beside)] } : filtered,
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      });
      cache.set(key, answer);
      // A failure is not an answer to remember, and neither is one that cannot be read.
      void answer.then((result) => {
        if (result.kind !== 'ok' || !isSearchAnswer(result.value)) cache.drop(key);
      });
      return answer;
    },
  };
};
