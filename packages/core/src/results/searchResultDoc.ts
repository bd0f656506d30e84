import * as z from 'zod/mini';
import { readNumber, readObject, readWhole } from '../vehicle/readers.ts';
import { lenient, number, whole } from '../wire/lenient.ts';

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
 * The answer of a search as it comes over the wire (specification section 3, row 3.S01). The search engine's own names stand beside
 * the specification's: `totalHits`/`estimatedTotalHits`, `facetDistribution`, `totalPages`, `processingTimeMs`.
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

/** The answer of a search as written; see `searchResultDocSchema`. */
export type SearchResultDoc = z.output<typeof searchResultDocSchema>;
