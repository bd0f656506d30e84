import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import type { YouxQuote } from '../vehicle/vehicle.ts';
import { monthlyFromWeekly } from './monthlyFromWeekly.ts';
import { rateText, type RateText } from './rateText.ts';

/** The figures of an outside lender's quote as text. */
type QuoteFigures =
  | {
      readonly kind: 'figures';
      readonly weekly: string;
      readonly monthly: string;
      readonly rates: RateText;
      /** New Zealand: what all payments come to. */
      readonly total?: string;
    }
  | { readonly kind: 'none' };

/**
 * The figures of an outside lender's quote: the weekly payment, the monthly payment at 4.33 weeks, and the rates (decision A14).
 * `years` is the requested term: New Zealand requires the total of payments with any payment.
 */
export const quoteFigures = (
  quote: YouxQuote | undefined,
  site: Pick<Site, 'country' | 'finance'>,
  years: number,
): QuoteFigures => {
  const week = quote?.weeklyRepaymentAmount ?? 0;
  if (!(week > 0)) return { kind: 'none' };
  return {
    kind: 'figures',
    weekly: formatMoney(week, site),
    monthly: formatMoney(monthlyFromWeekly(week), site),
    rates: rateText({ interestRate: quote?.advertisedRate, comparisonRate: quote?.comparisonRate }, site, ['YouX']),
    ...(site.country === 'NZ' ? { total: formatMoney(week * 52 * years, site) } : {}),
  };
};
