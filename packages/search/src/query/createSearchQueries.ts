import { lruCache } from '@dealer/api/http';
import type { Site } from '@dealer/core/site';
import { parseVehicle } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import { readResults } from '../transport/readResults.ts';
import type { FilterScope, SearchQuery, SearchTransport } from '../transport/index.ts';

/** The parsed result of one query. `facets` has counts by attribute and value, `stats` the bounds of numbers. */
export type QueryResult = {
  vehicles: Vehicle[];
  total: number;
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number }>;
  /** The processing time of the server in milliseconds. */
  ms: number;
};

/** The outcome of a search. */
export type QueryAnswer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'failed'; reason: 'offline' | 'timeout' | 'aborted' | 'status' | 'malformed' };

/** Searches without InstantSearch, for all pages except the search page. */
export type SearchQueries = {
  /** Parsed answers are cached for the visit; equal searches share one answer, so do not change it. */
  multiSearch: (queries: SearchQuery[], options?: { scope?: FilterScope }) => Promise<QueryAnswer<QueryResult[]>>;
  /** The vehicle with a slug or id, also if it is sold (decision E24); undefined if the site has none. */
  findVehicle: (by: { slug: string } | { id: number }) => Promise<QueryAnswer<Vehicle | undefined>>;
  /** The values of makes, models and bodies in the index, for resolving slugs of the URL. Cached after one success. */
  facetValues: () => Promise<QueryAnswer<Record<string, string[]>>>;
  /** The last values of `facetValues`, empty until they are loaded. */
  knownFacetValues: () => Record<string, string[]>;
};

/** Counts the facets that a path can name (decision B16), and `make_model`, which relates models to makes. */
const scopeQuery: SearchQuery = { facets: ['make', 'model', 'simple_body', 'make_model'], limit: 0 };

const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const isSameText = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/**
 * Creates the searches of a storefront. Malformed hits are dropped and reported with the reasons, once for each answer.
 */
export const createSearchQueries = ({
  site,
  transport,
  onMalformedHit,
}: {
  site: Site;
  transport: SearchTransport;
  onMalformedHit?: (reasons: string[]) => void;
}): SearchQueries => {
  let known: Record<string, string[]> = {};
  let pending: Promise<QueryAnswer<Record<string, string[]>>> | undefined;

  const answers = lruCache<Promise<QueryAnswer<QueryResult[]>>>(site.search.searchCacheLimit);

  const request: SearchQueries['multiSearch'] = async (queries, options) => {
    const answer = await transport.post(
      'multi-search',
      { queries: queries.map((query) => ({ indexUid: transport.indexName, ...query })) },
      options,
    );
    if (answer.kind !== 'ok') return { kind: 'failed', reason: answer.reason };
    const results = readResults(answer.value);
    if (results?.length !== queries.length) return { kind: 'failed', reason: 'malformed' };
    const value = results.map((result) => ({
      vehicles: result.hits.flatMap((hit) => {
        const vehicle = parseVehicle(hit);
        if (vehicle.kind === 'vehicle') return [vehicle.vehicle];
        onMalformedHit?.(vehicle.reasons);
        return [];
      }),
      total: result.totalHits ?? result.estimatedTotalHits ?? result.hits.length,
      facets: result.facetDistribution ?? {},
      stats: result.facetStats ?? {},
      ms: result.processingTimeMs ?? 0,
    }));
    return { kind: 'ok', value };
  };

  const multiSearch: SearchQueries['multiSearch'] = (queries, options) => {
    const key = JSON.stringify([options?.scope, queries]);
    const known = answers.get(key);
    if (known) return known;
    const answer = request(queries, options);
    answers.set(key, answer);
    void answer.then(({ kind }) => {
      if (kind === 'failed') answers.drop(key);
    });
    return answer;
  };

  return {
    multiSearch,
    findVehicle: async (by) => {
      const filter = 'slug' in by ? `slug = ${quote(by.slug)}` : `id = ${by.id}`;
      const answer = await multiSearch([{ filter, limit: 1 }], { scope: 'anyAvailability' });
      if (answer.kind !== 'ok') return answer;
      const vehicle = answer.value[0]?.vehicles[0];
      // Another vehicle at this address would be a wrong price. The search compares as people write: without case and accents.
      const isOther =
        vehicle !== undefined && ('slug' in by ? !isSameText(vehicle.slug, by.slug) : vehicle.id !== by.id);
      return isOther ? { kind: 'failed', reason: 'malformed' } : { kind: 'ok', value: vehicle };
    },
    facetValues: () => {
      pending ??= request([scopeQuery]).then((answer) => {
        if (answer.kind !== 'ok') {
          pending = undefined;
          return answer;
        }
        known = Object.fromEntries(
          Object.entries(answer.value[0]?.facets ?? {}).map(([name, counts]) => [name, Object.keys(counts)]),
        );
        return { kind: 'ok', value: known };
      });
      return pending;
    },
    knownFacetValues: () => known,
  };
};
