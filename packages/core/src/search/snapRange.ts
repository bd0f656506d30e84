import type { NumberRange } from './searchState.ts';
import { snapValue } from './snapValue.ts';

/**
 * A slider's two values as they are committed (specification section 5; decision B11): at or beyond an end is that end,
 * otherwise the nearest 1000, and the lower never passes the upper. Nothing for the full range, which filters nothing (B13).
 *
 * @example
 * snapRange([12_499, 100_000], { min: 0, max: 100_000 }); // => { min: 12000, max: 100000 }
 */
export const snapRange = ([low, high]: readonly [number, number], bounds: { readonly min: number; readonly max: number }): Required<NumberRange> | undefined => {
  const min = snapValue(Math.min(low, high), bounds);
  const max = snapValue(Math.max(low, high), bounds);
  return min <= bounds.min && max >= bounds.max ? undefined : { min, max };
};
