import type { CalculatorField, FinanceCalculator } from '../finance/calculatorState.ts';
import { changeCalculator } from '../finance/changeCalculator.ts';
import type { PurchaseFinance } from './purchaseDraft.ts';

const fields = ['deposit', 'residual', 'term', 'rate'] as const satisfies readonly CalculatorField[];

/**
 * A new calculator with a buyer's stored values applied: the price is the vehicle's current price, and values that the site or
 * lender no longer allows are brought into range.
 *
 * @example
 * resumeCalculator(start, { deposit: 5000, residual: 0, term: 5, rate: 8, every: 'month' }).deposit; // => { value: 5000 }
 */
export const resumeCalculator = (start: FinanceCalculator, stored: PurchaseFinance | undefined): FinanceCalculator => {
  if (stored === undefined) return start;
  const typed = fields.reduce(
    (state, field) =>
      changeCalculator(changeCalculator(state, { kind: 'type', field, text: String(stored[field]) }), {
        kind: 'leave',
        field,
      }),
    start,
  );
  return changeCalculator(typed, { kind: 'frequency', frequency: stored.every });
};
