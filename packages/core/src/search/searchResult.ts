import * as z from 'zod/mini';
import { lenient, number, whole } from '../data/lenient.ts';
import { type ParsedList, parseList, readDoc } from '../data/readDoc.ts';
import { readNumber, readObject, readWhole } from '../data/readers.ts';
import { parseVehicle } from '../vehicle/parseVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

const counts = lenient((value): Record<string, Record<string, number>> | undefined => {
  const facets = readObject(value);
  if (facets === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(facets).flatMap(([attribute, values]) => {
      const byValue = readObject(values);
      if (byValue === undefined) return [];
      return [
        [
          attribute,
          Object.fromEntries(
            Object.entries(byValue).flatMap(([name, count]) => {
              const read = readWhole(count);
              return read === undefined || read < 0 ? [] : [[name, read] as const];
            }),
          ),
        ] as const,
      ];
    }),
  );
});

const stats = lenient((value): Record<string, { min: number; max: number }> | undefined => {
  const facets = readObject(value);
  if (facets === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(facets).flatMap(([attribute, range]) => {
      const min = readNumber(readObject(range)?.['min']);
      const max = readNumber(readObject(range)?.['max']);
      return min === undefined || max === undefined || min > max ? [] : [[attribute, { min, max }] as const];
    }),
  );
});

/**
 * The response of a search before parsing. It may also have the search engine's own names: `totalHits`/`estimatedTotalHits`,
 * `facetDistribution`, `totalPages`, `processingTimeMs`.
 *
 * @example z.parse(searchResultDocSchema, { hits: [], count: '12' }).count // => 12
 */
export const searchResultDocSchema = z.object({
  hits: z.array(z.unknown()),
  count: whole,
  totalHits: whole,
  estimatedTotalHits: whole,
  facets: counts,
  facetDistribution: counts,
  facetStats: stats,
  pages: whole,
  totalPages: whole,
  ms: number,
  processingTimeMs: number,
});

/** The response of a search before parsing; see `searchResultDocSchema`. */
export type SearchResultDoc = z.output<typeof searchResultDocSchema>;

/** The result of a search. */
export type SearchResult = {
  readonly hits: readonly Vehicle[];
  /** Hits that are not valid vehicles, to be reported. */
  readonly malformed: ParsedList<Vehicle>['malformed'];
  /** The number of matching vehicles, up to the engine's limit. */
  readonly count: number;
  /** Vehicles by attribute and value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Smallest and largest value by attribute, e.g. of `price` in dollars. */
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly pages: number;
  /** Milliseconds that the engine took. */
  readonly ms: number;
};

/** A search result, or why the response is invalid. */
export type ParsedSearchResult =
  | { readonly kind: 'result'; readonly result: SearchResult }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Parses the response of a search: its vehicles, and the malformed hits for reporting. `hitsPerPage` (21 by default) determines
 * the number of pages if the response does not have it. Never throws.
 *
 * @example
 * parseSearchResult({ hits: [{ id: 7, slug: 'hilux', name: 'Hilux' }], count: 43 }); // => { kind: 'result', result: { count: 43, pages: 3, ... } }
 */
export const parseSearchResult = (input: unknown, hitsPerPage = 21): ParsedSearchResult => {
  const read = readDoc(searchResultDocSchema, input);
  if (read.kind === 'malformed') return read;
  const {
    hits,
    count,
    totalHits,
    estimatedTotalHits,
    facets,
    facetDistribution,
    facetStats,
    pages,
    totalPages,
    ms,
    processingTimeMs,
  } = read.doc;
  const { values, malformed } = parseList(hits, parseVehicle, (good) => good.vehicle);
  const found = Math.max(0, count ?? totalHits ?? estimatedTotalHits ?? hits.length);
  return {
    kind: 'result',
    result: {
      hits: values,
      malformed,
      count: found,
      facets: facets ?? facetDistribution ?? {},
      facetStats: facetStats ?? {},
      pages: Math.max(0, pages ?? totalPages ?? Math.ceil(found / Math.max(1, hitsPerPage))),
      ms: Math.max(0, ms ?? processingTimeMs ?? 0),
    },
  };
};
