import { formatMoney } from '../format/formatMoney.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { financeEligibility } from './financeEligibility.ts';
import { isFinanceOffered } from './isFinanceOffered.ts';
import { repayment } from './repayment.ts';
import { roundingOf } from './roundingOf.ts';
import type { WeeklyEstimate } from './weeklyEstimate.ts';

/** Years of the sample (decision A23). */
const sampleYears = 5;

/** The estimate of the sticky header. `text` is there only where a lender's rate stands behind the car. */
export type StickyEstimate = Pick<WeeklyEstimate, 'amount' | 'short'> & { text?: string };

/**
 * The finance estimate of the sticky header: the shown price at the site's sample rate over five years, weekly, without deposit and
 * residual (rows 9.F13, 9.F14; decision A23). Nothing without a price, for a sold car, where finance is hidden, and where the payment
 * is too small to quote. "per week*" is said only where the car's lender names its rates. New Zealand says the total of payments
 * beside it. `now` in milliseconds.
 *
 * @example stickyEstimate(car, site, now)?.short // => '$225/wk'
 */
export const stickyEstimate = (vehicle: Vehicle, site: Pick<Site, 'country' | 'finance' | 'finance_provider'>, now: number): StickyEstimate | undefined => {
  const price = shownPrice(vehicle);
  if (price === undefined || !isAvailable(vehicle) || !isFinanceOffered(vehicle, site)) return undefined;
  const result = repayment({
    price,
    deposit: 0,
    fees: 0,
    annualRate: site.finance.defaultRate,
    years: sampleYears,
    every: 'week',
    residual: 0,
    rounding: roundingOf(site.finance, [site.finance_provider]),
  });
  if (result.kind === 'enquire') return undefined;
  const money = formatMoney(result.amount, site);
  const total = site.country === 'NZ' ? `, ${formatMoney(result.total, site)} total of payments` : '';
  const estimate: StickyEstimate = { amount: result.amount, short: `${money}/wk${total}` };
  if (financeEligibility(vehicle, site, now).kind === 'eligible') estimate.text = `${money} per\u00a0week*${total}`;
  return estimate;
};
