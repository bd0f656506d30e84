const bands = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];
const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/**
 * The band of the `price_range` facet (specification section 3) that a price in dollars falls into.
 * A band holds its lower end; no price, no band.
 *
 * @example priceRange(20_000) // => '$20,000 - $30,000'
 */
export const priceRange = (price: number | undefined): string | undefined => {
  if (price === undefined || !(price > 0)) return undefined;
  const above = bands.findIndex((end) => price < end);
  if (above === 0) return `Under ${dollars(bands[0]!)}`;
  return above === -1
    ? `${dollars(bands.at(-1)!)} and over`
    : `${dollars(bands[above - 1]!)} - ${dollars(bands[above]!)}`;
};

/** The bands from cheap to dear, as the facet shows them. */
export const priceRanges: readonly string[] = [0, ...bands].map((start) => priceRange(start + 1)!);
