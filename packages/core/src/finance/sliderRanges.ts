import type { SiteFinance } from '../site/site.ts';
import type { SteppedRange } from '../data/numberRange.ts';
import { depositRange } from './ranges.ts';

/** The slider's step in dollars. */
const amountStep = 500;

/** In dollars; a more expensive car extends the slider if the site scales it. */
const scaledAbove = 100_000;

/**
 * The purchase-price slider in dollars: the site's range, or up to 1.05 times the car's price if the site scales it and the price
 * is above 100,000 (decision A8: exactly 100,000 is not scaled, and the end is not rounded to the step).
 */
export const amountRange = (
  finance: Pick<SiteFinance, 'amountMin' | 'amountMax' | 'scaleMaxWithPrice'>,
  carPrice = 0,
): SteppedRange => {
  const max =
    finance.scaleMaxWithPrice && carPrice > scaledAbove ? Math.round(carPrice * 105) / 100 : finance.amountMax;
  return { min: finance.amountMin, max: Math.max(finance.amountMin, max), step: amountStep };
};

/** The residual in dollars: 0 to 250,000 in half dollars, at most the financed amount (decision A4). */
export const residualRange = (financed: number): SteppedRange => ({
  ...depositRange,
  max: Math.max(0, Math.min(depositRange.max, financed)),
});
