import type { Site } from '../site/site.ts';

/** An interest rate and its comparison rate as they are said together; neither is ever said alone. */
export type RateText =
  | {
      readonly kind: 'rates';
      readonly interest: string;
      readonly comparison: string /** The comparison-rate warning must stand beside them. */;
      readonly needsWarning: boolean;
    }
  | { readonly kind: 'none' };

const percent = (rate: number): string => `${rate.toFixed(2)}%\u00a0p.a.`;

const isRate = (rate: number | null | undefined): rate is number =>
  typeof rate === 'number' && Number.isFinite(rate) && rate >= 0;

/**
 * The rates beside a payment, in per cent a year. An advertised interest rate needs the comparison rate beside it (National Credit
 * Code, part 10), so where one is missing none is said (row 5.E01). New Zealand has no comparison-rate warning.
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
