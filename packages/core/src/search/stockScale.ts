import type { NumberRange } from '../data/numberRange.ts';

/** Converts a number to its position on a slider's track, from 0 to 1, and back. */
export type SliderScale = {
  readonly positionOf: (value: number) => number;
  readonly valueAt: (position: number) => number;
};

/** Parts of the track, each for a tenth of the stock. */
const parts = 10;

/** Linear interpolation between the two knots around `at`. */
const between = (knots: readonly (readonly [number, number])[], at: number): number => {
  const after = knots.findIndex(([from]) => from >= at);
  const [x1, y1] = knots[Math.max(after, 1)]!;
  const [x0, y0] = knots[Math.max(after, 1) - 1]!;
  return x1 === x0 ? y1 : y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
};

/**
 * A slider's scale that follows the stock: each tenth of the track represents a tenth of the vehicles, so that one car at $1.5
 * m does not squeeze all others into a corner (decision B12, `sliderScale: 'stock'`). `counts` has the number of vehicles for
 * each facet value. Without counts the scale is linear.
 *
 * @example
 * const scale = stockScale({ 10000: 4, 20000: 4, 1500000: 1 }, { min: 0, max: 1_500_000 });
 * scale.positionOf(20_000) > 0.4; // => true
 */
export const stockScale = (counts: Readonly<Record<string, number>>, { min, max }: NumberRange): SliderScale => {
  const values = Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .filter(([value]) => value > min && value < max)
    .sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  const knots: [value: number, position: number][] = [[min, 0]];
  let seen = 0;
  for (const [value, count] of values) {
    const before = Math.floor((seen / total) * parts);
    seen += count;
    const now = Math.min(parts - 1, Math.floor((seen / total) * parts));
    if (now > before) knots.push([value, now / parts]);
  }
  knots.push([max, 1]);
  const turned = knots.map(([value, position]) => [position, value] as const);
  return {
    positionOf: (value) => (max <= min ? 1 : between(knots, Math.min(max, Math.max(min, value)))),
    valueAt: (position) => (max <= min ? max : between(turned, Math.min(1, Math.max(0, position)))),
  };
};
