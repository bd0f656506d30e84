import type { SiteFinance } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';

/** Where a calculation stands: by itself, or on a car's page and in quotes. */
export type CalculatorPlace = 'calculator' | 'detail';

/**
 * The term that a calculation starts with, in years: the lender's (in years, else months, else weeks), else the site's for the place:
 * 6 for the calculator by itself, 5 on a car's page and in quotes (row 9.F02; decision A10).
 *
 * @example defaultTerm(site.finance, 'detail') // => 5
 */
export const defaultTerm = (
  finance: Pick<SiteFinance, 'defaultTerm' | 'detailTerm'>,
  place: CalculatorPlace,
  lender?: FinanceLender,
): number => {
  if (lender?.termYears !== undefined) return lender.termYears;
  if (lender?.termMonths !== undefined) return lender.termMonths / 12;
  if (lender?.termWeeks !== undefined) return lender.termWeeks / 52;
  return place === 'calculator' ? finance.defaultTerm : finance.detailTerm;
};
