import type { Site } from '../site/site.ts';

/** An interest rate and its comparison rate; neither is shown without the other. */
export type RateText =
  | {
      readonly kind: 'rates';
      readonly interest: string;
      readonly comparison: string /** Requires the comparison-rate warning. */;
      readonly needsWarning: boolean;
    }
  | { readonly kind: 'none' };

const percent = (rate: number): string => `${rate.toFixed(2)}%\u00a0p.a.`;

const isRate = (rate: number | null | undefined): rate is number =>
  typeof rate === 'number' && Number.isFinite(rate) && rate >= 0;

/**
 * The rates shown with a payment, in per cent a year. An advertised interest rate requires the comparison rate (National Credit
 * Code, part 10), so if one is missing, neither is shown. New Zealand has no comparison-rate warning.
 *
 * @example rateText({ interestRate: 8.49, comparisonRate: 9.1 }, site) // => { kind: 'rates', interest: '8.49% p.a.', comparison: '9.10% p.a.', needsWarning: true }
 */
export const rateText = (
  rates: { readonly interestRate?: number; readonly comparisonRate?: number },
  site: Pick<Site, 'country'>,
): RateText =>
  isRate(rates.interestRate) && isRate(rates.comparisonRate)
    ? {
        kind: 'rates',
        interest: percent(rates.interestRate),
        comparison: percent(rates.comparisonRate),
        needsWarning: site.country === 'AU',
      }
    : { kind: 'none' };
