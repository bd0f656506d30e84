import { ownValue } from '../data/values.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { SearchState } from './searchState.ts';

/** The numbers of the choices "n or more", and of consumption "n or less" (decision H8). */
const offered: Readonly<Record<string, readonly number[]>> = {
  seats: [7],
  towing_capacity: [750, 1_500, 2_000, 2_500, 3_000, 3_500],
  ancap_stars: [4, 5],
  electric_range: [250, 300, 350, 400, 450, 500, 600],
  fuel_consumption: [4, 5, 6, 7, 8, 10],
  energy_consumption: [14, 16, 18, 20, 24],
};

/** Whether a filter offers "n or more" or "n or less", which is a range. */
export const hasLimits = (attribute: string): boolean => Object.hasOwn(offered, attribute);

/** Whether a filter offers "n or less", because less is better. */
export const isMaximum = (attribute: string): boolean => attribute.endsWith('_consumption');

/** Whether a filter offers "n or more" or "n or less" only: of its single numbers there are too many different ones, except of seats. */
export const hasLimitsOnly = (attribute: string): boolean => hasLimits(attribute) && attribute !== 'seats';

const limitValue = (attribute: string, limit: number): string => `${limit}${isMaximum(attribute) ? '-' : '+'}`;

/**
 * The number of a choice "n or more", whose value is "7+", or "n or less", "6-"; undefined for an exact value, and for filters without
 * such choices.
 *
 * @example
 * limitOf('seats', '7+'); // => 7
 * limitOf('fuel_consumption', '6-'); // => 6
 * limitOf('seats', '7'); // => undefined
 */
export const limitOf = (attribute: string, value: string): number | undefined => {
  const limit = hasLimits(attribute) ? Number.parseInt(value, 10) : Number.NaN;
  return limitValue(attribute, limit) === value ? limit : undefined;
};

/** The range that a choice "n or more" or "n or less" is. */
export const limitRange = (attribute: string, limit: number): Partial<NumberRange> =>
  isMaximum(attribute) ? { max: limit } : { min: limit };

const limitOfRange = (attribute: string, { min = 0, max }: Partial<NumberRange>): number | undefined =>
  isMaximum(attribute) ? (min > 0 ? undefined : max) : max === undefined && min > 0 ? min : undefined;

/**
 * The chosen values of a filter, with the choice "n or more" or "n or less" that its range is.
 *
 * @example
 * chosenValues({ refinements: {}, ranges: { seats: { min: 7 } } }, 'seats'); // => ['7+']
 */
export const chosenValues = (
  { refinements, ranges }: Pick<SearchState, 'refinements' | 'ranges'>,
  attribute: string,
): readonly string[] => {
  const chosen = ownValue(refinements, attribute) ?? [];
  const limit = hasLimits(attribute) ? limitOfRange(attribute, ownValue(ranges, attribute) ?? {}) : undefined;
  return limit === undefined ? chosen : [limitValue(attribute, limit), ...chosen];
};

/**
 * The choices "n or more" or "n or less" of a filter and their numbers of vehicles: those between which the stock makes a difference, and
 * a chosen one.
 *
 * @example
 * limitCounts('seats', new Map([['5', 40], ['7', 9], ['8', 2]]), []); // => [['7+', 11]]
 */
export const limitCounts = (
  attribute: string,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  stock: ReadonlyMap<string, number> = counts,
): [value: string, count: number][] => {
  const known = [...new Set([...stock.keys(), ...counts.keys()])].map(Number);
  const isWithin = (value: number, limit: number): boolean => (isMaximum(attribute) ? value <= limit : value >= limit);
  const limits = (ownValue(offered, attribute) ?? []).filter((limit, at, all) => {
    const within = known.filter((value) => isWithin(value, limit));
    const stricter = all[isMaximum(attribute) ? at - 1 : at + 1];
    // Next to exact values it must join several of them; alone it must differ from the next choice.
    return hasLimitsOnly(attribute)
      ? within.some((value) => stricter === undefined || !isWithin(value, stricter))
      : within.length > 1;
  });
  const picked = chosen.flatMap((value) => limitOf(attribute, value) ?? []);
  return [...new Set([...limits, ...picked])]
    .sort((a, b) => a - b)
    .map((limit) => [
      limitValue(attribute, limit),
      [...counts].reduce((sum, [value, count]) => (isWithin(Number(value), limit) ? sum + count : sum), 0),
    ]);
};
