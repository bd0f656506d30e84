import type { Http, HttpResult } from '@dealer/api/http';
import { anyAnswer } from '@dealer/api/http';
import { queryText, siteFilter, vehicleFilter } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { readResults } from './readResults.ts';

/** One query of a Meilisearch multi-search. */
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
  /** Default: 'all' (decision G3). */
  matchingStrategy?: 'all' | 'last';
};

/** The part of the site's fixed filter that applies: all of it, or all except "in stock" (sold vehicles have a page). */
export type FilterScope = 'stock' | 'anyAvailability';

/** Requires every word to match by default (decision G3). */
const withTermDefaults = (query: Record<string, unknown>): Record<string, unknown> =>
  typeof query['q'] === 'string' && query['q'].trim() !== ''
    ? { matchingStrategy: 'all', ...query, q: queryText(query['q']) }
    : query;

/** The connection of this package to the search server. */
export type SearchTransport = {
  /**
   * Posts a body to a path of the server and adds the site's fixed filter to each of its queries. Callers that post the same while
   * it is on its way share one request, so it cannot be cancelled. `extraQuery` is appended to the queries of the one that is sent.
   * Nothing is cached here: parsed answers are, in `createSearchQueries` and by the search session.
   */
  post: (
    path: string,
    body: Record<string, unknown>,
    options?: { scope?: FilterScope; extraQuery?: SearchQuery | undefined },
  ) => Promise<HttpResult<unknown>>;
  indexName: string;
};

const andFilter = (filter: unknown, fixed: string): (string | string[])[] => {
  if (fixed === '') return Array.isArray(filter) ? filter : filter ? [String(filter)] : [];
  if (Array.isArray(filter)) return [fixed, ...filter];
  return typeof filter === 'string' && filter !== '' ? [fixed, filter] : [fixed];
};

const millisecondsPerHour = 3_600_000;

/**
 * Creates the transport. Its fixed filter uses `now`, in milliseconds since 1970, rounded down to the hour, so that
 * pages rendered within an hour send the same queries.
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
  const hour = Math.floor(now / millisecondsPerHour) * millisecondsPerHour;
  const fixed: Record<FilterScope, string> = {
    stock: siteFilter(site, hour),
    anyAvailability: vehicleFilter(site, hour),
  };
  const pending = new Map<string, Promise<HttpResult<unknown>>>();
  const { host, apiKey } = site.services.search;
  const base = host.endsWith('/') ? host : `${host}/`;

  return {
    indexName: site.search.indexName,
    post: (path, body, { scope = 'stock', extraQuery } = {}) => {
      const withFixed = (query: Record<string, unknown>): Record<string, unknown> => ({
        ...withTermDefaults(query),
        filter: andFilter(query['filter'], fixed[scope]),
      });
      const queries: Record<string, unknown>[] | undefined = Array.isArray(body['queries'])
        ? body['queries'].map(withFixed)
        : undefined;
      const filtered = queries ? { ...body, queries } : withFixed(body);
      const key = `${path} ${JSON.stringify(filtered)}`;
      const same = pending.get(key);
      if (same) return same;
      const post = (sent: Record<string, unknown>): Promise<HttpResult<unknown>> =>
        http.json('POST', base + path, {
          schema: anyAnswer,
          body: sent,
          headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
        });
      const send =
        site.price.basis === 'driveAway'
          ? async (sent: Record<string, unknown>): Promise<HttpResult<unknown>> => {
              const { byDriveAway } = await import('./byDriveAway.ts');
              return byDriveAway(sent, fixed[scope], post);
            }
          : post;
      /** Only a search of several words that found nothing loads what may repeat it in one word. */
      const withJoined = async (result: HttpResult<unknown>): Promise<HttpResult<unknown>> => {
        if (result.kind !== 'ok' || readResults(result.value)?.[0]?.hits.length !== 0) return result;
        const loaded = await import('./searchJoined.ts').catch(() => undefined);
        return loaded?.searchJoined(result, queries!, (joined) => send({ ...body, queries: joined })) ?? result;
      };
      const first = send(queries && extraQuery ? { ...body, queries: [...queries, withFixed(extraQuery)] } : filtered);
      const answer = queries && /\S[ -]+\S/.test(String(queries[0]?.['q'] ?? '')) ? first.then(withJoined) : first;
      const shared = answer.finally(() => pending.delete(key));
      pending.set(key, shared);
      return shared;
    },
  };
};
