import type { Vehicle } from '../vehicle/vehicle.ts';
import { financeDisclaimer, type FinanceDisclaimer } from './financeDisclaimer.ts';
import { financeEligibility } from './financeEligibility.ts';
import { quoteYears } from './quoteYears.ts';
import type { RateText } from './rateText.ts';
import type { LoanSite } from './vehicleLoan.ts';
import { weeklyEstimate } from './weeklyEstimate.ts';

/** What the finance box of a vehicle's page says. */
export type FinanceBoxModel = {
  readonly lead: 'Finance from' | 'Quoted at';
  readonly weekly: string;
  readonly rates: RateText;
  readonly disclaimer: FinanceDisclaimer;
};

/** What a quote of the page is for. */
export const quoteBasis = `A lender’s quote for a great credit history over ${quoteYears} years. It is indicative, not an offer of credit, and for approved applicants only.`;

/**
 * The finance box of a vehicle: its weekly payment with the rates and the small print of whoever quotes it; nothing at the site's own
 * rate. New Zealand says no rates. `now` in milliseconds.
 *
 * @example financeBox(car, site, now)?.weekly // => '$128 per week*'
 */
export const financeBox = (vehicle: Vehicle, site: LoanSite, now: number): FinanceBoxModel | undefined => {
  const estimate = weeklyEstimate(vehicle, site, now);
  if (estimate === undefined || estimate.from === 'site') return undefined;
  const eligibility = financeEligibility(vehicle, site, now);
  const isQuote = estimate.from === 'quote';
  const disclaimer = financeDisclaimer(site, eligibility.kind === 'eligible' ? eligibility.lender : undefined);
  return {
    lead: isQuote ? 'Quoted at' : 'Finance from',
    weekly: estimate.text,
    rates: site.country === 'AU' ? estimate.rates : { kind: 'none' },
    disclaimer: isQuote ? { ...disclaimer, details: { kind: 'whole', text: quoteBasis } } : disclaimer,
  };
};
