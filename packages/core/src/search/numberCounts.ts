import { sliderSnap } from '../limits/stockRange.ts';

/** A smaller part of the results than this says little about the others. */
const representative = 0.5;

/**
 * How many vehicles have each price or distance, in thousands, for a slider that follows the stock. The engine counts a limited number of
 * different values, the most frequent first; nothing where these are less than half of the results, as with the kilometres of a large stock.
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
