import type { Site } from '../site/site.ts';
import { budgetAmount } from './budgetAmount.ts';

/** Where a budget finder stands: what was written, and whether the repayment is the shopper's own. */
export type BudgetFinder = {
  readonly every: 'week' | 'month';
  readonly repayment: string;
  readonly isOwnRepayment: boolean;
  readonly deposit: string;
};

/** What a shopper does with it. */
export type BudgetAction =
  | { readonly kind: 'every'; readonly every: BudgetFinder['every'] }
  | { readonly kind: 'repayment'; readonly text: string }
  | { readonly kind: 'deposit'; readonly text: string }
  | { readonly kind: 'leave'; readonly field: 'repayment' | 'deposit' };

/**
 * A budget finder after what a shopper did: a reducer. Another frequency brings its own usual repayment, 200 a week or 600 a month, as
 * long as the shopper has not written one (row 9.B02; decision A29). A field that is left shows the amount that is used (decision G15).
 *
 * @example budgetFinder(startBudget(site), { kind: 'every', every: 'month' }, site).repayment // => '600'
 */
export const budgetFinder = (state: BudgetFinder, action: BudgetAction, site: Pick<Site, 'search'>): BudgetFinder => {
  const { weeklyDefault, monthlyDefault } = site.search.budget;
  switch (action.kind) {
    case 'every':
      return {
        ...state,
        every: action.every,
        ...(state.isOwnRepayment
          ? {}
          : { repayment: String(action.every === 'week' ? weeklyDefault : monthlyDefault) }),
      };
    case 'repayment':
      return { ...state, repayment: action.text, isOwnRepayment: true };
    case 'deposit':
      return { ...state, deposit: action.text };
    case 'leave':
      return { ...state, [action.field]: String(budgetAmount(state[action.field])) };
  }
};
