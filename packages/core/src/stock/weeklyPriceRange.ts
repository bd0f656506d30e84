import { repayment } from '../finance/repayment.ts';

const bands = [50, 75, 100, 150, 200, 300, 400];

/**
 * The band of the `weekly_price_range` facet for a price in dollars: what the car costs a week on the platform's
 * default loan (10 % a year, 5 years, no deposit, no residual, no fees: decisions A1, A10, A11). It is fixed when the
 * document is written, so it cannot follow a site's own rate; a card quotes `repayment()` instead.
 *
 * @example weeklyPriceRange(30_000) // => '$100 - $150 a week' (the repayment is $147)
 */
export const weeklyPriceRange = (price: number | undefined): string | undefined => {
  if (price === undefined || !(price > 0)) return undefined;
  const weekly = repayment({ price, deposit: 0, fees: 0, annualRate: 10, years: 5, every: 'week', residual: 0 }).amount;
  const above = bands.findIndex((end) => weekly < end);
  if (above === 0) return `Under $${bands[0]} a week`;
  return above === -1 ? `$${bands.at(-1)} and over a week` : `$${bands[above - 1]} - $${bands[above]} a week`;
};
