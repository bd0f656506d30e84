import type { Vehicle } from '../vehicle/vehicle.ts';
import { financeDisclaimer, type FinanceDisclaimer } from './financeDisclaimer.ts';
import { lenderEligibility } from './lenderEligibility.ts';
import { quoteYears } from './loanTerm.ts';
import type { RateText } from './rateText.ts';
import type { RepaymentFrequency } from './repayment.ts';
import type { LoanSite } from './vehicleLoan.ts';
import { weeklyEstimate } from './weeklyEstimate.ts';

/** Everything that the finance box of a vehicle page shows. */
export type FinanceBoxModel = {
  /** What comes before the amount: an estimate, or a lender's quote. */
  readonly lead: 'Finance from' | 'Quoted at';
  /** The repayment with its period: "$128 per week*". */
  readonly weekly: string;
  /** The interest rate and the comparison rate, always both. */
  readonly rates: RateText;
  /** The assumptions behind the repayment, which may be folded. */
  readonly disclaimer: FinanceDisclaimer;
};

/** What a quote on the page assumes. */
export const quoteBasis = `A lender’s quote for a great credit history over ${quoteYears} years. It is indicative, not an offer of credit, and for approved applicants only.`;

/**
 * The finance box of a vehicle: its weekly payment with the rates and the disclaimer of the lender; undefined for a loan at the
 * site's own rate. New Zealand shows no rates. `now` is in milliseconds since 1970.
 *
 * @example financeBox(car, site, now)?.weekly // => '$128 per week*'
 */
export const financeBox = (
  vehicle: Vehicle,
  site: LoanSite,
  now: number,
  every?: RepaymentFrequency,
): FinanceBoxModel | undefined => {
  const estimate = weeklyEstimate(vehicle, site, now, every);
  if (estimate === undefined || estimate.from === 'site') return undefined;
  const eligibility = lenderEligibility(vehicle, site, now);
  const isQuote = estimate.from === 'quote';
  const disclaimer = financeDisclaimer(site, eligibility.kind === 'eligible' ? eligibility.lender : undefined);
  return {
    lead: isQuote ? 'Quoted at' : 'Finance from',
    weekly: estimate.text,
    rates: site.country === 'AU' ? estimate.rates : { kind: 'none' },
    disclaimer: isQuote ? { ...disclaimer, details: { kind: 'whole', text: quoteBasis } } : disclaimer,
  };
};
