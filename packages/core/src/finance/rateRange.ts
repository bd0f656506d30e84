import type { SiteFinance } from '../site/site.ts';
import type { InputRange } from './inputRange.ts';

/**
 * The interest slider, in per cent a year: 0.5 to 15 in halves unless the site says otherwise. The steps count from the lower end, so
 * from 5.99 they are 6.49, 6.99 and so on (rows 5.F07, 5.F08; decision A12).
 *
 * @example rateRange(site.finance) // => { min: 0.5, max: 15, step: 0.5 }
 */
export const rateRange = (finance: Pick<SiteFinance, 'rateMin' | 'rateMax' | 'rateStep'>): InputRange => ({
  min: finance.rateMin,
  max: Math.max(finance.rateMin, finance.rateMax),
  step: finance.rateStep,
});
