import type { SliderScale } from './stockScale.ts';

/** Bars of a histogram: three for each tenth of the stock. */
const bars = 30;

/**
 * The current results as bars along a slider, each from 0 to 1, the highest 1; empty without counts. Values beyond an end count
 * at that end.
 *
 * @example
 * stockHistogram({ 10000: 4, 20000: 2 }, { positionOf: (value) => value / 30_000, valueAt: (position) => position * 30_000 })[10]; // => 1
 */
export const stockHistogram = (counts: Readonly<Record<string, number>>, { positionOf }: SliderScale): number[] => {
  const heights = Array.from({ length: bars }, () => 0);
  for (const [value, count] of Object.entries(counts)) {
    const at = Math.min(bars - 1, Math.floor(positionOf(Number(value)) * bars));
    heights[at] = heights[at]! + count;
  }
  const highest = Math.max(...heights);
  return highest === 0 ? [] : heights.map((height) => height / highest);
};
