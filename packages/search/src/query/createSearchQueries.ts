import { parseVehicle } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import { readResults } from './readResults.ts';
import type { FilterScope, SearchQuery, SearchTransport } from '../transport/index.ts';

/** One query's answer, parsed: vehicles, counts, price and kilometre bounds. */
export type QueryResult = {
  vehicles: Vehicle[];
  total: number;
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number }>;
};

/** An answer, or the reason why there is none. */
export type QueryAnswer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'failed'; reason: 'offline' | 'timeout' | 'aborted' | 'status' | 'malformed' };

/** Searches without InstantSearch, for home, vehicle page and scopes of the URL. */
export type SearchQueries = {
  multiSearch: (
    queries: SearchQuery[],
    options?: { scope?: FilterScope; signal?: AbortSignal },
  ) => Promise<QueryAnswer<QueryResult[]>>;
  /** The vehicle of a slug or id, sold or not (decision E24); undefined where this site has none. */
  findVehicle: (
    by: { slug: string } | { id: number },
    signal?: AbortSignal,
  ) => Promise<QueryAnswer<Vehicle | undefined>>;
  /** The index's own spelling of makes, models and bodies, to resolve slugs of the URL against; asked once. */
  facetValues: () => Promise<QueryAnswer<Record<string, string[]>>>;
  /** What `facetValues` last answered, for code that cannot wait. */
  knownFacetValues: () => Record<string, string[]>;
};

/** The facets that a path scope can name (decision B16), and which make a model belongs to. */
const scopeQuestion: SearchQuery = { facets: ['make', 'model', 'simple_body', 'make_model'], limit: 0 };

const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * Makes the plain searches of a storefront. Malformed hits are left out and reported, never shown, never fatal.
 *
 * @example
 * const search = createSearchQueries({ transport, onMalformedHit: report });
 * const answer = await search.findVehicle({ slug: '2022-toyota-hilux-1001' });
 */
export const createSearchQueries = ({
  transport,
  onMalformedHit,
}: {
  transport: SearchTransport;
  onMalformedHit?: (reasons: string[]) => void;
}): SearchQueries => {
  let known: Record<string, string[]> = {};
  let asked: Promise<QueryAnswer<Record<string, string[]>>> | undefined;

  const learn = (facets: Record<string, Record<string, number>> = {}): Record<string, string[]> => {
    known = Object.fromEntries(Object.entries(facets).map(([name, counts]) => [name, Object.keys(counts)]));
    return known;
  };

  const multiSearch: SearchQueries['multiSearch'] = async (queries, options) => {
    const answer = await transport.post(
      'multi-search',
      { queries: queries.map((query) => ({ indexUid: transport.indexName, ...query })) },
      options,
    );
    if (answer.kind !== 'ok') return { kind: 'failed', reason: answer.reason };
    const results = readResults(answer.value);
    if (!results) return { kind: 'failed', reason: 'malformed' };
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
    }));
    return { kind: 'ok', value };
  };

  return {
    multiSearch,
    findVehicle: async (by, signal) => {
      const filter = 'slug' in by ? `slug = ${quote(by.slug)}` : `id = ${by.id}`;
      const answer = await multiSearch([{ filter, limit: 1 }], {
        scope: 'anyAvailability',
        ...(signal ? { signal } : {}),
      });
      return answer.kind === 'ok' ? { kind: 'ok', value: answer.value[0]?.vehicles[0] } : answer;
    },
    facetValues: () => {
      asked ??= multiSearch([scopeQuestion]).then((answer) => {
        if (answer.kind !== 'ok') {
          asked = undefined;
          return answer;
        }
        return { kind: 'ok', value: learn(answer.value[0]?.facets) };
      });
      return asked;
    },
    knownFacetValues: () => known,
  };
};
