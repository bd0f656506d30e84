import type { Site } from '../site/site.ts';
import type { BudgetFinder } from './budgetFinder.ts';

/**
 * A budget finder before anybody has touched it: the site's weekly repayment and deposit, 200 and 2,000 dollars unless it says otherwise
 * (row 9.B02).
 *
 * @example startBudget(site) // => { every: 'week', repayment: '200', isOwnRepayment: false, deposit: '2000' }
 */
export const startBudget = (site: Pick<Site, 'search'>): BudgetFinder => ({
  every: 'week',
  repayment: String(site.search.budget.weeklyDefault),
  isOwnRepayment: false,
  deposit: String(site.search.budget.deposit),
});
