import { sliderSnap } from '../limits/stockRange.ts';

/**
 * A slider's value as it is committed (rows 5.S01, 5.S02; decision B11), dollars or kilometres: at or beyond an end it is that end, so that
 * a range ending at 123456 stays reachable; otherwise the nearest multiple of 1000, halves up, within the ends. What is no number is the
 * lower end.
 *
 * @example
 * snapValue(12_300, { min: 0, max: 100_000 }); // => 12000
 * snapValue(150_000, { min: 0, max: 123_456 }); // => 123456
 */
export const snapValue = (value: number, { min, max }: { readonly min: number; readonly max: number }): number => {
  if (!(value > min)) return min;
  if (value >= max) return max;
  // Math.round rounds halves up for the positive figures of price and distance.
  return Math.min(max, Math.max(min, Math.round(value / sliderSnap) * sliderSnap));
};
