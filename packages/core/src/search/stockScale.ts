/** Where on a slider's track a number stands, from 0 to 1, and back. */
export type SliderScale = { readonly placeOf: (value: number) => number; readonly valueAt: (place: number) => number };

/** Parts of the track: each holds a tenth of the stock. */
const parts = 10;

/** Between the two knots around `at`, in a straight line. */
const between = (knots: readonly (readonly [number, number])[], at: number): number => {
  const after = knots.findIndex(([from]) => from >= at);
  const [x1, y1] = knots[Math.max(after, 1)] ?? [1, 1];
  const [x0, y0] = knots[Math.max(after, 1) - 1] ?? [0, 0];
  return x1 === x0 ? y1 : y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
};

/**
 * A slider's scale that follows the stock: each tenth of the track holds a tenth of the vehicles, so that one car at $1.5 m does not
 * squeeze a whole yard into a corner (decision B12, `sliderScale: 'stock'`). `counts` are the facet's values and how many vehicles have
 * each. Without any the scale is linear.
 *
 * @example
 * const scale = stockScale({ 10000: 4, 20000: 4, 1500000: 1 }, { min: 0, max: 1_500_000 });
 * scale.placeOf(20_000) > 0.4; // => true
 */
export const stockScale = (
  counts: Readonly<Record<string, number>>,
  { min, max }: { readonly min: number; readonly max: number },
): SliderScale => {
  const values = Object.entries(counts)
    .map(([value, count]) => [Number(value), count] as const)
    .filter(([value]) => value > min && value < max)
    .sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  const knots: [value: number, place: number][] = [[min, 0]];
  let seen = 0;
  for (const [value, count] of values) {
    const before = Math.floor((seen / total) * parts);
    seen += count;
    const now = Math.min(parts - 1, Math.floor((seen / total) * parts));
    if (now > before) knots.push([value, now / parts]);
  }
  knots.push([max, 1]);
  const turned = knots.map(([value, place]) => [place, value] as const);
  return {
    placeOf: (value) => (max <= min ? 1 : between(knots, Math.min(max, Math.max(min, value)))),
    valueAt: (place) => (max <= min ? max : between(turned, Math.min(1, Math.max(0, place)))),
  };
};
