import { sliderSnap } from './slider.ts';

/** The number of vehicles for each value of each facet. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The smallest share of the results that represents all of them. */
const representative = 0.5;

/**
 * The number of vehicles at each price or distance, in thousands, for a slider that follows the stock. The engine counts a
 * limited number of values, the most frequent first; undefined if they cover less than half of the results, as with the
 * kilometres of a large stock.
 *
 * @example
 * numberCounts({ 19990: 2, 20490: 1, 45000: 1 }, 4); // => { 20000: 3, 45000: 1 }
 * numberCounts({ 19990: 2 }, 40); // => {}
 */
export const numberCounts = (counts: Readonly<Record<string, number>>, total: number): Record<string, number> => {
  const entries = Object.entries(counts);
  if (entries.reduce((sum, [, count]) => sum + count, 0) < total * representative) return {};
  const rounded: Record<string, number> = {};
  for (const [value, count] of entries) {
    const thousands = Math.round(Number(value) / sliderSnap) * sliderSnap;
    rounded[thousands] = (rounded[thousands] ?? 0) + count;
  }
  return rounded;
};
