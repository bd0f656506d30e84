import type { Site } from '../site/site.ts';
import type { BudgetFinder } from './budgetFinder.ts';
import { budgetFrom } from './budgetFrom.ts';

/** What a budget comes to, in whole dollars, and whether any vehicle costs so little. */
export type BudgetAnswer =
  | {
      readonly kind: 'enough';
      readonly budget: number /** Prices to search: above the first, up to the second (decision B26). */;
      readonly prices: { readonly above: number; readonly upTo: number };
    }
  | { readonly kind: 'tooLow'; readonly budget: number; readonly button: string; readonly message: string };

/**
 * What a budget finder answers (specification section 4, Budget search; decisions A29, A30, B26). `cheapest` is the least price above
 * the site's floor in the scoped search, in dollars: a budget strictly below it disables the button, and its words say so. Where it is
 * not known, every budget is enough. `type` is the noun of the search, "Car" or "SUV".
 *
 * @example budgetAnswer({ every: 'week', repayment: '10', isOwnRepayment: true, deposit: '0' }, { cheapest: 4_990, type: 'Car', site })
 * // => { kind: 'tooLow', budget: 2600, button: '0 Cars Found', message: 'No Cars found for this budget' }
 */
export const budgetAnswer = (
  { every, repayment, deposit }: BudgetFinder,
  { cheapest, type, site }: { readonly cheapest?: number; readonly type: string; readonly site: Pick<Site, 'search'> },
): BudgetAnswer => {
  const { years, minPrice } = site.search.budget;
  const budget = budgetFrom({ repayment, deposit, every, years });
  return cheapest !== undefined && budget < cheapest
    ? { kind: 'tooLow', budget, button: `0 ${type}s Found`, message: `No ${type}s found for this budget` }
    : { kind: 'enough', budget, prices: { above: minPrice, upTo: budget } };
};
