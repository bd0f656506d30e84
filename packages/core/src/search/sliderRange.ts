import type { NumberRange } from './searchState.ts';

/**
 * The range that two values of a slider mean (decisions B11, B13, G13): the upper end of the slider is no limit, so that vehicles beyond
 * it stay in the results; both ends are no filter. The lower never passes the upper.
 *
 * @example
 * sliderRange([12_000, 40_000], { min: 0, max: 100_000 }); // => { min: 12000, max: 40000 }
 * sliderRange([12_000, 100_000], { min: 0, max: 100_000 }); // => { min: 12000 }
 */
export const sliderRange = (
  [low, high]: readonly [number, number],
  bounds: { readonly min: number; readonly max: number },
): NumberRange | undefined => {
  const [min, max] = [Math.max(bounds.min, Math.min(low, high)), Math.max(low, high)];
  if (max < bounds.max) return { min, max };
  return min <= bounds.min ? undefined : { min: Math.min(min, bounds.max) };
};
