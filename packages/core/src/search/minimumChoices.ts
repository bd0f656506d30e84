import { ownValue } from '../data/values.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { SearchState } from './searchState.ts';

/** The numbers from which a filter offers "n or more" (decision H8). */
const minimums: Readonly<Record<string, readonly number[]>> = {
  seats: [7],
  towing_capacity: [750, 1_500, 2_000, 2_500, 3_000, 3_500],
  ancap_stars: [4, 5],
  electric_range: [250, 300, 350, 400, 450, 500, 600],
};

/** Each of their numbers is a choice of its own, too; of the others there are too many different ones. */
const withExactNumbers: readonly string[] = ['seats'];

/**
 * Whether a filter offers "n or more".
 *
 * @example
 * hasMinimums('seats'); // => true
 */
export const hasMinimums = (attribute: string): boolean => Object.hasOwn(minimums, attribute);

/**
 * Whether a filter offers "n or more" only, and no single numbers.
 *
 * @example
 * hasMinimumsOnly('towing_capacity'); // => true
 */
export const hasMinimumsOnly = (attribute: string): boolean =>
  hasMinimums(attribute) && !withExactNumbers.includes(attribute);

/**
 * The value of a choice "n or more" in the list of a filter.
 *
 * @example
 * minimumValue(7); // => '7+'
 */
export const minimumValue = (least: number): string => `${least}+`;

/**
 * The number of a choice "n or more"; undefined for an exact value, and for filters without such choices.
 *
 * @example
 * minimumOf('seats', '7+'); // => 7
 * minimumOf('seats', '7'); // => undefined
 */
export const minimumOf = (attribute: string, value: string): number | undefined => {
  if (!hasMinimums(attribute)) return undefined;
  const digits = /^(\d{1,6})\+$/.exec(value)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const asMinimum = (range: Partial<NumberRange> | undefined): number | undefined =>
  range?.max === undefined && (range?.min ?? 0) > 0 ? range?.min : undefined;

/**
 * The chosen values of a filter, with the choice "n or more" that its range is.
 *
 * @example
 * chosenValues({ refinements: {}, ranges: { seats: { min: 7 } } }, 'seats'); // => ['7+']
 */
export const chosenValues = (
  { refinements, ranges }: Pick<SearchState, 'refinements' | 'ranges'>,
  attribute: string,
): readonly string[] => {
  const chosen = ownValue(refinements, attribute) ?? [];
  const least = hasMinimums(attribute) ? asMinimum(ownValue(ranges, attribute)) : undefined;
  return least === undefined ? chosen : [minimumValue(least), ...chosen];
};

/**
 * The choices "n or more" of a filter and their numbers of vehicles: those between which the stock makes a difference, and a chosen one.
 *
 * @example
 * minimumCounts('seats', new Map([['5', 40], ['7', 9], ['8', 2]]), []); // => [['7+', 11]]
 */
export const minimumCounts = (
  attribute: string,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  stock: ReadonlyMap<string, number> = counts,
): [value: string, count: number][] => {
  const known = [...new Set([...stock.keys(), ...counts.keys()])].map(Number);
  const isExact = !hasMinimumsOnly(attribute);
  const offered = (ownValue(minimums, attribute) ?? []).filter((least, at, all) => {
    const next = all[at + 1] ?? Infinity;
    // Next to exact values it must join several of them; alone it must differ from the next choice.
    return isExact
      ? known.filter((value) => value >= least).length > 1
      : known.some((value) => value >= least && value < next);
  });
  const picked = chosen.flatMap((value) => minimumOf(attribute, value) ?? []);
  return [...new Set([...offered, ...picked])]
    .sort((a, b) => a - b)
    .map((least) => [
      minimumValue(least),
      [...counts].reduce((sum, [value, count]) => (Number(value) >= least ? sum + count : sum), 0),
    ]);
};
