import { clampToRange } from './clampToRange.ts';
import type { InputRange } from './inputRange.ts';

/**
 * The value that a slider comes to rest on: clamped, then the nearest step counted from `min`, halves up, and never past the last
 * whole step below `max`, as native range inputs do (decision A12).
 *
 * @example snapToStep(6.3, { min: 5.99, max: 15, step: 0.5 }) // => 6.49
 */
export const snapToStep = (value: number, range: InputRange): number => {
  const inside = clampToRange(value, range);
  if (!(range.step > 0)) return inside;
  // The guard keeps (14.49 - 5.99) / 0.5, which is 17 to everyone but the machine, from becoming 16.
  const last = Math.floor((Math.max(range.min, range.max) - range.min) / range.step + 1e-9);
  const steps = Math.min(last, Math.round((inside - range.min) / range.step + 1e-9));
  return Math.round((range.min + steps * range.step) * 1e6) / 1e6;
};
