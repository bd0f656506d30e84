import { formatMoney } from '../format/formatMoney.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';
import { defaultTerm } from './defaultTerm.ts';
import { financeEligibility } from './financeEligibility.ts';
import { loanFees } from './loanFees.ts';
import { repayment } from './repayment.ts';
import { roundingOf } from './roundingOf.ts';

/** What a vehicle costs a week on finance. The star stands for the finance disclaimer. */
export type WeeklyEstimate = {
  /** Whole dollars a week, or cents where the lender's rule says so. */
  amount: number;
  /** "$128 per week*"; in New Zealand with the total of payments beside it. */
  text: string;
  /** "$128/wk", for narrow places. */
  short: string;
};

type Figures = { amount: number; total?: number };

const figuresOf = (vehicle: Vehicle, lender: FinanceLender, provider: string, site: Pick<Site, 'finance'>): Figures | undefined => {
  if (lender.paymentWeek !== undefined && lender.paymentWeek > 0) return { amount: Math.ceil(lender.paymentWeek - 1e-9), total: lender.totalPayable };
  // The price that is shown, so that the calculator on the vehicle's page starts with the same figure.
  const price = shownPrice(vehicle);
  if (price === undefined || lender.interestRate === undefined) return undefined;
  const fees = loanFees(site.finance, lender);
  const result = repayment({
    price,
    deposit: lender.deposit ?? 0,
    fees: fees.establishment,
    financedFees: fees.financed,
    monthlyFee: fees.monthly,
    annualRate: lender.interestRate,
    years: defaultTerm(site.finance, 'detail', lender),
    every: 'week',
    residual: site.finance.forceZeroResidual ? 0 : (lender.balloon ?? 0),
    rounding: roundingOf(site.finance, [provider]),
  });
  return result.kind === 'repayment' ? { amount: result.amount, total: lender.totalPayable ?? result.total } : undefined;
};

/**
 * The weekly payment that a card or page may show: the lender's own where it gives one, else computed from the lender's
 * rates; nothing when finance is not eligible, the vehicle is sold or the payment is too small to quote.
 * New Zealand advertising needs the total of payments beside any payment, so there an unknown total shows nothing.
 *
 * @example weeklyEstimate(car, site, now)?.text // => '$128 per week*'
 */
export const weeklyEstimate = (
  vehicle: Vehicle,
  site: Pick<Site, 'country' | 'finance' | 'finance_provider'>,
  now: number,
): WeeklyEstimate | undefined => {
  if (!isAvailable(vehicle)) return undefined;
  const eligibility = financeEligibility(vehicle, site, now);
  if (eligibility.kind !== 'eligible') return undefined;
  const figures = figuresOf(vehicle, eligibility.lender, eligibility.provider, site);
  if (figures === undefined) return undefined;
  const money = formatMoney(figures.amount, site);
  const estimate = { amount: figures.amount, text: `${money} per\u00a0week*`, short: `${money}/wk` };
  if (site.country !== 'NZ') return estimate;
  if (figures.total === undefined || figures.total <= 0) return undefined;
  return { ...estimate, text: `${estimate.text}, ${formatMoney(figures.total, site)} total of payments` };
};
