import { repayment } from '../finance/repayment.ts';

const bands = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];
const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** The band of the `price_range` facet for a price in dollars. A band includes its lower end; without a price there is no band. */
export const priceRange = (price: number | undefined): string | undefined => {
  if (price === undefined || !(price > 0)) return undefined;
  const above = bands.findIndex((end) => price < end);
  if (above === 0) return `Under ${dollars(bands[0]!)}`;
  return above === -1
    ? `${dollars(bands.at(-1)!)} and over`
    : `${dollars(bands[above - 1]!)} - ${dollars(bands[above]!)}`;
};

const weeklyBands = [50, 75, 100, 150, 200, 300, 400];

/**
 * The band of the `weekly_price_range` facet for a price in dollars: the weekly cost with the platform's default loan (10 % a
 * year, 5 years, no deposit, no residual, no fees: decisions A1, A10, A11). It is computed when the document is written, so it
 * cannot use a site's own rate; cards use `repayment()` instead.
 */
export const weeklyPriceRange = (price: number | undefined): string | undefined => {
  if (price === undefined || !(price > 0)) return undefined;
  const weekly = repayment({
    price,
    deposit: 0,
    fees: 0,
    annualRate: 10,
    years: 5,
    frequency: 'week',
    residual: 0,
  }).amount;
  const above = weeklyBands.findIndex((end) => weekly < end);
  if (above === 0) return `Under $${weeklyBands[0]} a week`;
  return above === -1
    ? `$${weeklyBands.at(-1)} and over a week`
    : `$${weeklyBands[above - 1]} - $${weeklyBands[above]} a week`;
};
