import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { calculatorModel } from './calculatorModel.ts';
import { financeEligibility } from './financeEligibility.ts';
import { rateText, type RateText } from './rateText.ts';
import { startCalculator } from './startCalculator.ts';

/** What our own calculator says before any lender was asked. */
export type IndicativeEstimate = {
  readonly kind: 'repayment' | 'enquire';
  /** "$147", or "Enquire for Finance". */
  readonly text: string;
  /** "per week"; empty beside "Enquire for Finance". */
  readonly per: string;
  /** What all payments come to; New Zealand says it beside every payment. */
  readonly total?: string;
  /** The lender's rates, where the figure is made of them. Our own sample rate is never said: no comparison rate stands beside it. */
  readonly rates: RateText;
};

/**
 * The figure of our own calculator for a price in dollars and a term in years, with the vehicle's lender where its rules let it show
 * (specification section 9; decision A1): the same that the calculator on the vehicle's page starts with, so that no two places
 * differ.
 *
 * @example indicativeEstimate({ price: 30_000, years: 5 }, { site, now }).text // => '$147'
 */
export const indicativeEstimate = (
  { price, years }: { readonly price: number; readonly years: number },
  { vehicle, site, now }: { readonly vehicle?: Vehicle | undefined; readonly site: Pick<Site, 'country' | 'finance' | 'finance_provider'>; readonly now: number },
): IndicativeEstimate => {
  const eligibility = vehicle === undefined ? undefined : financeEligibility(vehicle, site, now);
  const lender = eligibility?.kind === 'eligible' ? eligibility.lender : undefined;
  const state = startCalculator(site, { place: 'detail', carPrice: price, ...(lender === undefined ? {} : { lender }) });
  const { repayment } = calculatorModel({ ...state, term: { value: years } }, site);
  return {
    kind: repayment.kind,
    text: repayment.text,
    per: repayment.per,
    ...(site.country === 'NZ' && repayment.total !== '' ? { total: repayment.total } : {}),
    rates: repayment.kind === 'repayment' && lender !== undefined && site.country === 'AU' ? rateText(lender, site) : { kind: 'none' },
  };
};
