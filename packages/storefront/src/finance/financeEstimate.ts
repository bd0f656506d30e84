import { calculatorDisclaimer, financeDisclaimer, financeEligibility, indicativeEstimate, quoteFigures } from '@dealer/core/finance';
import type { Vehicle } from '@dealer/core/vehicle';
import type { FinanceJourneyEstimateProps } from '@dealer/ui/FinanceJourney';
import type { FinanceAnswers } from './useFinanceForm.ts';

/**
 * What a finance journey says its loan costs: the outside lender's quote where there is one, else our own figure, each with the small
 * print that belongs to it.
 *
 * @example
 * <FinanceJourneyEstimate {...financeEstimate(finance, vehicle)} />
 */
export const financeEstimate = ({ site, time, loan, quote }: Pick<FinanceAnswers, 'site' | 'time' | 'loan' | 'quote'>, vehicle?: Vehicle): FinanceJourneyEstimateProps => {
  const busy = quote.kind === 'waiting' || quote.kind === 'loading';
  const figures = quote.kind === 'quote' ? quoteFigures(quote.quote, site, loan.years) : undefined;
  const eligibility = vehicle === undefined ? undefined : financeEligibility(vehicle, site, time);
  const lender = eligibility?.kind === 'eligible' ? eligibility.lender : undefined;
  if (figures?.kind === 'figures') {
    const { weekly, monthly, rates, total } = figures;
    return {
      title: 'Your quote',
      busy,
      text: weekly,
      per: 'per\u00a0week',
      monthly: `About ${monthly} a month`,
      total,
      rates: site.country === 'AU' ? rates : { kind: 'none' },
      small: ['A lender’s quote for the credit history that you chose.', ...calculatorDisclaimer(site, { hasComparison: rates.kind === 'rates', hasResidual: false })],
    };
  }
  const { text, per, total, rates } = indicativeEstimate({ price: loan.purchasePrice, years: loan.years }, { vehicle, site, now: time });
  // Not the lender's own words, which speak of its usual loan and not of the one that is set here.
  const { details } = financeDisclaimer(site);
  return {
    title: 'Your estimate',
    busy,
    text,
    per,
    total,
    rates,
    small: [details.text, ...calculatorDisclaimer(site, { hasComparison: rates.kind === 'rates', hasResidual: (lender?.balloon ?? 0) > 0 && !site.finance.forceZeroResidual }).slice(0, -1)],
  };
};
