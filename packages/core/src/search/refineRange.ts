import type { ErrorKind } from '../errors/errorCatalogue.ts';
import type { NumberRange } from './searchState.ts';

/** A range that may be applied, or why it is ignored; `errorText` has the words, which are for the console (specification section 8). */
export type RefinedRange =
  | { readonly kind: 'range'; readonly range: NumberRange }
  | { readonly kind: 'ignored'; readonly error: Extract<ErrorKind, 'belowRange' | 'aboveRange'> };

/**
 * The last check before a range goes into the search (specification section 8; decision B11): the control clamps, so a range outside the
 * bounds comes from elsewhere; it is logged and the change ignored.
 *
 * @example
 * refineRange({ min: -5, max: 30_000 }, { min: 0, max: 100_000 }); // => { kind: 'ignored', error: 'belowRange' }
 */
export const refineRange = (
  range: NumberRange,
  bounds: { readonly min: number; readonly max: number },
): RefinedRange => {
  const ends = [range.min, range.max].filter((end) => end !== undefined);
  if (ends.some((end) => !(end >= bounds.min))) return { kind: 'ignored', error: 'belowRange' };
  if (ends.some((end) => !(end <= bounds.max))) return { kind: 'ignored', error: 'aboveRange' };
  return { kind: 'range', range };
};
