import type { SiteFinance } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';
import { clampToRange } from './clampToRange.ts';
import { rateRange } from './rateRange.ts';

/**
 * The interest rate that a calculation starts with, in per cent a year: the lender's, else the site's (10 unless it says otherwise),
 * brought into the slider's range but not onto its steps: a lender's 8.49 stays 8.49 (row 9.F03; decision A11).
 *
 * @example defaultRate(site.finance, { interestRate: 8.49 }) // => 8.49
 */
export const defaultRate = (
  finance: Pick<SiteFinance, 'defaultRate' | 'rateMin' | 'rateMax' | 'rateStep'>,
  lender?: FinanceLender,
): number => clampToRange(lender?.interestRate ?? finance.defaultRate, rateRange(finance));
