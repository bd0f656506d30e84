import type { ErrorKind } from '../errors/errorCatalogue.ts';
import type { NumberRange } from '../data/numberRange.ts';

/** A range to apply, or the reason why it is ignored, with a text for the console. */
type RefinedRange =
  | { readonly kind: 'range'; readonly range: Partial<NumberRange> }
  | { readonly kind: 'ignored'; readonly error: Extract<ErrorKind, 'belowRange' | 'aboveRange'> };

/**
 * The last check of a range before it is applied (decision B11). The control clamps its values, so a range outside the bounds
 * is an error; it is logged and ignored.
 *
 * @example
 * refineRange({ min: -5, max: 30_000 }, { min: 0, max: 100_000 }); // => { kind: 'ignored', error: 'belowRange' }
 */
export const refineRange = (range: Partial<NumberRange>, bounds: NumberRange): RefinedRange => {
  const ends = [range.min, range.max].filter((end) => end !== undefined);
  if (ends.some((end) => !(end >= bounds.min))) return { kind: 'ignored', error: 'belowRange' };
  if (ends.some((end) => !(end <= bounds.max))) return { kind: 'ignored', error: 'aboveRange' };
  return { kind: 'range', range };
};
