import { formatMoney } from '../format/formatMoney.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isStarred } from './isStarred.ts';
import { loanRates } from './loanRates.ts';
import { loanRepayment } from './loanRepayment.ts';
import { openingLoan } from './openingLoan.ts';
import type { RateText } from './rateText.ts';
import { vehicleLoan, type LoanSite } from './vehicleLoan.ts';

/** What a vehicle costs a week on finance. */
export type WeeklyEstimate = {
  /** Whole dollars a week, or cents where the lender's rule or quote says so. */
  readonly amount: number;
  /** "$128 per week*"; in New Zealand with the total of payments beside it. The star has a footnote; see `isStarred`. */
  readonly text: string;
  /** "$128/wk", for narrow places. */
  readonly short: string;
  readonly rates: RateText;
  /** Whose figure it is: an outside lender's quote, the loan of the configured lender, or a loan at the site's own rate. */
  readonly from: 'quote' | 'lender' | 'site';
};

/**
 * The weekly payment of a vehicle: the same wherever it stands, because everything starts from the vehicle's one loan (decision A23).
 * Nothing where no loan figure may stand, for a price outside the calculator's limits and for a payment too small to quote.
 * New Zealand advertising needs the total of payments beside any payment. `now` in milliseconds.
 *
 * @example weeklyEstimate(car, site, now)?.text // => '$128 per week*'
 */
export const weeklyEstimate = (vehicle: Vehicle, site: LoanSite, now: number): WeeklyEstimate | undefined => {
  const start = vehicleLoan(vehicle, site, now);
  if (start === undefined) return undefined;
  const { lender, quote } = start;
  const result = loanRepayment(openingLoan(site, start), {
    amountMin: site.finance.amountMin,
    quotedWeek: quote?.weeklyRepaymentAmount,
  });
  if (result.kind === 'enquire') return undefined;
  const rates = loanRates(start, site);
  const money = formatMoney(result.amount, site);
  const total = site.country === 'NZ' ? `, ${formatMoney(result.total, site)} total of payments` : '';
  return {
    amount: result.amount,
    text: `${money} per\u00a0week${isStarred(rates, site) ? '*' : ''}${total}`,
    short: `${money}/wk${total}`,
    rates,
    from: quote === undefined ? (lender === undefined ? 'site' : 'lender') : 'quote',
  };
};

/**
 * The weekly payment in words for cards, comparison and the vehicle's page: only where a lender stands behind it, never at the site's own
 * rate. `now` in milliseconds.
 *
 * @example weeklyText(car, site, now) // => '$128 per week*'
 */
export const weeklyText = (vehicle: Vehicle, site: LoanSite, now: number): string | undefined => {
  const estimate = weeklyEstimate(vehicle, site, now);
  return estimate === undefined || estimate.from === 'site' ? undefined : estimate.text;
};
