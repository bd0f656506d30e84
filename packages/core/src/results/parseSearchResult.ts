import { parseVehicle } from '../vehicle/parseVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { parseList, type ParsedList } from '../wire/parseList.ts';
import { readDoc } from '../wire/readDoc.ts';
import { searchResultDocSchema } from './searchResultDoc.ts';

/** What a search found (specification section 3, Search result). */
export type SearchResult = {
  readonly hits: readonly Vehicle[];
  /** Hits that are no vehicles, to be reported; they never break the page. */
  readonly malformed: ParsedList<Vehicle>['malformed'];
  /** All vehicles that match, as far as the engine counts. */
  readonly count: number;
  /** Vehicles by attribute and value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Smallest and largest value by attribute, e.g. of `price` in dollars. */
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly pages: number;
  /** Milliseconds that the engine took. */
  readonly ms: number;
};

/** A search result, or why an answer is none. */
export type ParsedSearchResult =
  | { readonly kind: 'result'; readonly result: SearchResult }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads the answer of a search: vehicles parsed, malformed hits dropped and told (specification section 3, row 3.S01; design.md
 * section 2). `hitsPerPage` (21 by default) gives the pages where the answer does not say them. Never throws.
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
