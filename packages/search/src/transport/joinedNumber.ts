import { typedNumber } from '@dealer/core/search';
import type { RawResult } from './readResults.ts';

type Queries = readonly Readonly<Record<string, unknown>>[];

/**
 * The text of a search, joined, if it may be a stock number, plate or VIN that was typed with blanks or hyphens ("AB 12-34");
 * undefined otherwise. The index has such numbers with and without them, but a server does not join the parts of a query for
 * attributes without typing errors.
 *
 * @example joinedNumber([{ q: 'ab 12-34' }]) // => 'AB1234'
 */
export const joinedNumber = (queries: Queries): string | undefined => {
  const text = queries[0]?.['q'];
  if (typeof text !== 'string' || !/[ -]/.test(text.trim()) || queries.some(({ q }) => q !== text)) return undefined;
  return typedNumber(text);
};

/**
 * Whether a search found nothing.
 * @example foundNothing([{ hits: [], totalHits: 0 }]) // => true
 */
export const foundNothing = (results: readonly RawResult[]): boolean =>
  results.every(({ hits, totalHits, estimatedTotalHits }) => (totalHits ?? estimatedTotalHits ?? hits.length) === 0);
