import type { SiteFinance } from '../site/site.ts';
import type { RepaymentFrequency } from './repayment.ts';

/** The initial frequency of a calculator, and whether it is locked. */
type SiteFrequency = { readonly frequency: RepaymentFrequency; readonly locked: boolean };

const frequencyOf = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' } as const;

/**
 * The initial frequency of a site's calculator, weekly by default; on a site that is locked to monthly the buyer cannot change it
 * (decision A15).
 *
 * @example repaymentFrequency({ frequency: 'weekly', frequencyLocked: 'monthly' }) // => { frequency: 'month', locked: true }
 */
export const repaymentFrequency = ({
  frequency,
  frequencyLocked,
}: Pick<SiteFinance, 'frequency' | 'frequencyLocked'>): SiteFrequency => ({
  frequency: frequencyOf[frequencyLocked === false ? frequency : frequencyLocked],
  locked: frequencyLocked !== false,
});
