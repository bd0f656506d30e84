import type { SiteFinance } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';
import type { SteppedRange } from '../data/numberRange.ts';
import { snapToStep } from './ranges.ts';

/** The term in years of the quote on a vehicle page. */
export const quoteYears = 5;

/** How a buyer selects the term: on a slider, or from the site's list. */
export type TermControl =
  | ({ readonly kind: 'slider' } & SteppedRange)
  | { readonly kind: 'choices'; readonly years: readonly number[] };

/** The control of the term in years: 1 to 7 in half years by default, or the site's own list, ascending. */
export const termControl = (
  finance: Pick<SiteFinance, 'termMin' | 'termMax' | 'termStep' | 'termOptions'>,
): TermControl =>
  finance.termOptions !== null && finance.termOptions.length > 0
    ? { kind: 'choices', years: [...new Set(finance.termOptions)].sort((a, b) => a - b) }
    : { kind: 'slider', min: finance.termMin, max: Math.max(finance.termMin, finance.termMax), step: finance.termStep };

/**
 * The term in years that the control offers, nearest to the given one; the shorter of two equally near. Half years give a whole
 * number of payments at every frequency, so a term is never between steps (decision A1).
 */
export const fitTerm = (years: number, control: TermControl): number => {
  if (control.kind === 'slider') return snapToStep(years, control);
  const wanted = Number.isNaN(years) ? 0 : years;
  let nearest = control.years[0] ?? 0;
  for (const choice of control.years) if (Math.abs(choice - wanted) < Math.abs(nearest - wanted)) nearest = choice;
  return nearest;
};

/** Where a calculator is shown: on its own page, or on a vehicle page and in quotes. */
export type CalculatorPage = 'calculator' | 'detail';

/**
 * The initial term in years: the lender's (in years, else months, else weeks), else the site's: 6 for the calculator on its own,
 * 5 on a vehicle page and in quotes (decision A10).
 */
export const defaultTerm = (
  finance: Pick<SiteFinance, 'defaultTerm' | 'detailTerm'>,
  page: CalculatorPage,
  lender?: FinanceLender,
): number => {
  if (lender?.termYears !== undefined) return lender.termYears;
  if (lender?.termMonths !== undefined) return lender.termMonths / 12;
  if (lender?.termWeeks !== undefined) return lender.termWeeks / 52;
  return page === 'calculator' ? finance.defaultTerm : finance.detailTerm;
};
