import { formatMoney } from '../format/formatNumber.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isStarred } from './isStarred.ts';
import { loanRates } from './loanCosts.ts';
import { openingLoan } from './openingLoan.ts';
import type { RateText } from './rateText.ts';
import type { RepaymentFrequency } from './repayment.ts';
import { repaymentFrequency } from './repaymentFrequency.ts';
import { loanRepayment, type LoanSite, vehicleLoan } from './vehicleLoan.ts';

/** The cost of a vehicle on finance, weekly unless the site or the visitor pays by another frequency. */
type WeeklyEstimate = {
  /** Dollars each period, whole or with cents, by the lender's rule or quote. */
  readonly amount: number;
  /** "$128 per week*"; in New Zealand with the total of payments. The star has a footnote; see `isStarred`. */
  readonly text: string;
  /** "$128/wk*", for little space. */
  readonly short: string;
  readonly rates: RateText;
  /** The source of the figure: an outside lender's quote, the configured lender's loan, or a loan at the site's own rate. */
  readonly from: 'quote' | 'lender' | 'site';
};

const shortEvery = { week: 'wk', fortnight: 'fortnight', month: 'month' } as const;

/**
 * The payment of a vehicle, the same on every page because all figures use the vehicle's one loan (decision A23) and one frequency:
 * `every` is that of the calculator on the page, else the site's, so that no page has two totals for one loan. Undefined if no loan figure may be shown, for a price outside the calculator's limits and for a payment too small to quote. New
 * Zealand advertising requires the total of payments with any payment. `now` is in milliseconds since 1970.
 *
 * @example weeklyEstimate(car, site, now)?.text // => '$128 per week*'
 */
export const weeklyEstimate = (
  vehicle: Vehicle,
  site: LoanSite,
  now: number,
  every: RepaymentFrequency = repaymentFrequency(site.finance).frequency,
): WeeklyEstimate | undefined => {
  const start = vehicleLoan(vehicle, site, now);
  if (start === undefined) return undefined;
  const { lender, quote } = start;
  const result = loanRepayment(
    { ...openingLoan(site, start), frequency: every },
    {
      amountMin: site.finance.amountMin,
      quotedWeek: quote?.weeklyRepaymentAmount,
    },
  );
  if (result.kind === 'enquire') return undefined;
  const rates = loanRates(start, site);
  const money = formatMoney(result.amount, site);
  const total = site.country === 'NZ' ? `, ${formatMoney(result.total, site)} total of payments` : '';
  return {
    amount: result.amount,
    text: `${money} per\u00a0${every}${isStarred(rates, site) ? '*' : ''}${total}`,
    // In New Zealand the total is what the star would lead to.
    short: `${money}/${shortEvery[every]}${total === '' && isStarred(rates, site) ? '*' : ''}${total}`,
    rates,
    from: quote === undefined ? (lender === undefined ? 'site' : 'lender') : 'quote',
  };
};

/**
 * The weekly payment as text for cards, comparison and the vehicle page: only for a lender's figure, not at the site's own rate.
 * `now` is in milliseconds since 1970.
 *
 * @example weeklyText(car, site, now) // => '$128 per week*'
 */
export const weeklyText = (
  vehicle: Vehicle,
  site: LoanSite,
  now: number,
  every?: RepaymentFrequency,
): string | undefined => {
  const estimate = weeklyEstimate(vehicle, site, now, every);
  return estimate === undefined || estimate.from === 'site' ? undefined : estimate.text;
};
