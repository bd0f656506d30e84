import type { InputRange } from './inputRange.ts';

/**
 * A number brought into a control's range, in the control's unit; what is no number becomes the lower end (row 5.F13).
 *
 * @example clampToRange(21, { min: 0.5, max: 15 }) // => 15
 */
export const clampToRange = (value: number, { min, max }: Pick<InputRange, 'min' | 'max'>): number =>
  value > min ? Math.min(value, Math.max(min, max)) : min;
