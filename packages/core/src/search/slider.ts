import type { NumberRange } from '../data/numberRange.ts';

/** Committed values are multiples of this. */
export const sliderSnap = 1_000;

/**
 * A slider's value on release (decision B11), in dollars or kilometres: at or beyond an end it is that end, so that a range can
 * end at 123456; otherwise the nearest multiple of 1000, halves up, within the bounds. A value that is not a number is the
 * lower end.
 *
 * @example
 * snapValue(12_300, { min: 0, max: 100_000 }); // => 12000
 * snapValue(150_000, { min: 0, max: 123_456 }); // => 123456
 */
export const snapValue = (value: number, { min, max }: NumberRange): number => {
  if (!(value > min)) return min;
  if (value >= max) return max;
  // Math.round rounds halves up for the positive figures of price and distance.
  return Math.min(max, Math.max(min, Math.round(value / sliderSnap) * sliderSnap));
};

/**
 * The range for two slider values (decisions B11, B13, G13). The upper end of the slider means no limit, so that vehicles
 * beyond it are included; both ends mean no filter. The minimum never exceeds the maximum.
 *
 * @example
 * sliderRange([12_000, 40_000], { min: 0, max: 100_000 }); // => { min: 12000, max: 40000 }
 * sliderRange([12_000, 100_000], { min: 0, max: 100_000 }); // => { min: 12000 }
 */
export const sliderRange = (
  [low, high]: readonly [number, number],
  bounds: NumberRange,
): Partial<NumberRange> | undefined => {
  const [min, max] = [Math.max(bounds.min, Math.min(low, high)), Math.max(low, high)];
  if (max < bounds.max) return { min, max };
  return min <= bounds.min ? undefined : { min: Math.min(min, bounds.max) };
};

/** The thumb that moves, and its new value. */
export type ThumbMove = { readonly thumb: 'min' | 'max'; readonly value: number };

const within = (value: number, low: number, high: number): number => (value > low ? Math.min(value, high) : low);

/**
 * The slider values after one thumb was moved (decision B11). Values are clamped to the bounds, and one thumb stops at the
 * other. They are not snapped while dragging; `snapValue` does that on release. A value that is not a number changes nothing.
 *
 * @example
 * moveThumb({ min: 10_000, max: 30_000 }, { thumb: 'min', value: 45_000 }, { min: 0, max: 100_000 }); // => { min: 30000, max: 30000 }
 */
export const moveThumb = (pair: NumberRange, { thumb, value }: ThumbMove, bounds: NumberRange): NumberRange => {
  // Values from other bounds or in the wrong order are corrected first.
  const low = within(Math.min(pair.min, pair.max), bounds.min, bounds.max);
  const high = within(Math.max(pair.min, pair.max), low, bounds.max);
  if (Number.isNaN(value)) return { min: low, max: high };
  return thumb === 'min'
    ? { min: within(value, bounds.min, high), max: high }
    : { min: low, max: within(value, low, bounds.max) };
};
