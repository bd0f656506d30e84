import type { SiteFinance } from '../site/site.ts';
import type { RepaymentEvery } from './repayment.ts';

/** How often a calculator starts with being paid, and whether the buyer may choose. */
export type RepaymentFrequency = { readonly every: RepaymentEvery; readonly locked: boolean };

const everyOf = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' } as const;

/**
 * The frequency that a site starts with, weekly unless it says otherwise; a site locked to monthly leaves no choice (row 9.F08;
 * decision A15).
 *
 * @example repaymentFrequency({ frequency: 'weekly', frequencyLocked: 'monthly' }) // => { every: 'month', locked: true }
 */
export const repaymentFrequency = ({
  frequency,
  frequencyLocked,
}: Pick<SiteFinance, 'frequency' | 'frequencyLocked'>): RepaymentFrequency => ({
  every: everyOf[frequencyLocked === false ? frequency : frequencyLocked],
  locked: frequencyLocked !== false,
});
