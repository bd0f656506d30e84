import { editedAmount, readAmount } from '../format/readAmount.ts';
import { wholeCents } from '../format/wholeCents.ts';
import type { Site } from '../site/site.ts';

/** The largest amount of a field in dollars. */
const mostAmount = 1_000_000;

/**
 * Reads an amount that a shopper typed, in dollars: "$1,500" is 1500, anything that is not a number is 0; limited to 0 to
 * 1,000,000, in whole cents (decision A29).
 */
export const budgetAmount = (text: string): number =>
  wholeCents(Math.min(Math.max(0, readAmount(text) ?? 0), mostAmount));

/** The text of a field; cents stay. */
const amountText = (amount: number): string => amount.toLocaleString('en-AU');

/**
 * The initial state of a budget finder: the site's weekly repayment and deposit, 200 and 2,000 dollars by default.
 *
 * @example startBudget(site) // => { frequency: 'week', repayment: '200', isOwnRepayment: false, deposit: '2,000' }
 */
export const startBudget = (site: Pick<Site, 'search'>): BudgetFinder => ({
  frequency: 'week',
  repayment: amountText(site.search.budget.weeklyDefault),
  isOwnRepayment: false,
  deposit: amountText(site.search.budget.deposit),
});

/** The state of a budget finder: the typed values, and whether the shopper entered the repayment. */
export type BudgetFinder = {
  readonly frequency: 'week' | 'month';
  readonly repayment: string;
  readonly isOwnRepayment: boolean;
  readonly deposit: string;
};

/** The actions of a shopper. */
export type BudgetAction =
  | { readonly kind: 'frequency'; readonly frequency: BudgetFinder['frequency'] }
  | { readonly kind: 'repayment'; readonly text: string }
  | { readonly kind: 'deposit'; readonly text: string }
  | { readonly kind: 'leave'; readonly field: 'repayment' | 'deposit' };

/**
 * Reducer of the budget finder. Changing the frequency sets its default repayment, 200 a week or 600 a month, unless the shopper
 * entered one (decision A29). A field that loses focus shows the amount that is used (decision G15).
 *
 * @example budgetFinder(startBudget(site), { kind: 'frequency', frequency: 'month' }, site).repayment // => '600'
 */
export const budgetFinder = (state: BudgetFinder, action: BudgetAction, site: Pick<Site, 'search'>): BudgetFinder => {
  const { weeklyDefault, monthlyDefault } = site.search.budget;
  switch (action.kind) {
    case 'frequency':
      return {
        ...state,
        frequency: action.frequency,
        ...(state.isOwnRepayment
          ? {}
          : { repayment: amountText(action.frequency === 'week' ? weeklyDefault : monthlyDefault) }),
      };
    case 'repayment':
      return { ...state, repayment: editedAmount(state.repayment, action.text), isOwnRepayment: true };
    case 'deposit':
      return { ...state, deposit: editedAmount(state.deposit, action.text) };
    case 'leave':
      return { ...state, [action.field]: amountText(budgetAmount(state[action.field])) };
  }
};
