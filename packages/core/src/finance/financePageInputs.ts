import { readAmount } from '../format/readAmount.ts';
import { clampToRange } from './ranges.ts';
import type { CreditHistory } from './creditHistories.ts';
import { readPurchasePrice, purchasePriceDigits } from './purchasePrice.ts';

/** The values of the finance page: dollars, years, the buyer's credit history. */
export type FinancePageInputs = {
  readonly purchasePrice: string;
  readonly term: string;
  readonly creditHistory: CreditHistory;
};

/** The actions of a buyer on the finance page. */
export type FinancePageAction =
  | { readonly kind: 'type'; readonly field: 'purchasePrice' | 'term'; readonly text: string }
  | { readonly kind: 'leave'; readonly field: 'purchasePrice' | 'term' }
  | { readonly kind: 'creditHistory'; readonly value: CreditHistory };

/** Years. */
const termRange = { min: 1, max: 7 };

/**
 * Reducer of the finance page's inputs. Fields are limited to their ranges when they lose focus, so that nobody is corrected
 * while typing (decision A16).
 *
 * @example financePageInputs({ purchasePrice: '9', term: '8', creditHistory: 'GREAT' }, { kind: 'leave', field: 'term' }).term // => '7'
 */
export const financePageInputs = (inputs: FinancePageInputs, action: FinancePageAction): FinancePageInputs => {
  switch (action.kind) {
    case 'creditHistory':
      return { ...inputs, creditHistory: action.value };
    case 'type':
      return action.field === 'purchasePrice'
        ? { ...inputs, purchasePrice: purchasePriceDigits(action.text) }
        : { ...inputs, term: action.text.replace(/[^\d.]/g, '').slice(0, 4) };
    case 'leave':
      return action.field === 'purchasePrice'
        ? { ...inputs, purchasePrice: String(readPurchasePrice(inputs.purchasePrice)) }
        : { ...inputs, term: String(clampToRange(readAmount(inputs.term) ?? 0, termRange)) };
  }
};
