import { readAmount } from '../format/readAmount.ts';
import { clampToRange } from './clampToRange.ts';
import type { CreditHistory } from './creditHistories.ts';
import { purchasePriceOf } from './purchasePriceOf.ts';
import { typedPurchasePrice } from './typedPurchasePrice.ts';

/** What the finance page asks: dollars, years, the buyer's word for their credit history. */
export type FinancePageInputs = {
  readonly purchasePrice: string;
  readonly term: string;
  readonly creditHistory: CreditHistory;
};

/** What a buyer does there. */
export type FinancePageAction =
  | { readonly kind: 'type'; readonly field: 'purchasePrice' | 'term'; readonly text: string }
  | { readonly kind: 'leave'; readonly field: 'purchasePrice' | 'term' }
  | { readonly kind: 'creditHistory'; readonly value: CreditHistory };

/** Years (row 5.F15). */
const termRange = { min: 1, max: 7 };

/**
 * The finance page's inputs after what a buyer did: a reducer. Fields are held to their ranges when they are left, so that nobody is
 * corrected while typing (rows 5.F14 to 5.F16; decision A16).
 *
 * @example financePageInputs({ purchasePrice: '9', term: '8', creditHistory: 'GREAT' }, { kind: 'leave', field: 'term' }).term // => '7'
 */
export const financePageInputs = (inputs: FinancePageInputs, action: FinancePageAction): FinancePageInputs => {
  switch (action.kind) {
    case 'creditHistory':
      return { ...inputs, creditHistory: action.value };
    case 'type':
      return action.field === 'purchasePrice'
        ? { ...inputs, purchasePrice: typedPurchasePrice(action.text) }
        : { ...inputs, term: action.text.replace(/[^\d.]/g, '').slice(0, 4) };
    case 'leave':
      return action.field === 'purchasePrice'
        ? { ...inputs, purchasePrice: String(purchasePriceOf(inputs.purchasePrice)) }
        : { ...inputs, term: String(clampToRange(readAmount(inputs.term) ?? 0, termRange)) };
  }
};
