import type { SiteFinance } from '../site/site.ts';
import type { InputRange } from './inputRange.ts';

/** Dollars between two places of the slider (row 5.F04). */
const amountStep = 500;

/** Dollars; a car above it stretches the slider where the site scales (row 5.F03). */
const scaledAbove = 100_000;

/**
 * The purchase-price slider, in dollars: the site's ends, or up to 1.05 times the car's price where the site scales and the price is
 * above 100,000 (rows 5.F01 to 5.F04; decision A8: exactly 100,000 stays, and the end is not rounded to the step).
 *
 * @example amountRange({ ...site.finance, scaleMaxWithPrice: true }, 120_000) // => { min: 1000, max: 126000, step: 500 }
 */
export const amountRange = (
  finance: Pick<SiteFinance, 'amountMin' | 'amountMax' | 'scaleMaxWithPrice'>,
  carPrice = 0,
): InputRange => {
  const max =
    finance.scaleMaxWithPrice && carPrice > scaledAbove ? Math.round(carPrice * 105) / 100 : finance.amountMax;
  return { min: finance.amountMin, max: Math.max(finance.amountMin, max), step: amountStep };
};
