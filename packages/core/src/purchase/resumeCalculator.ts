import type { CalculatorField, FinanceCalculator } from '../finance/calculatorState.ts';
import { changeCalculator } from '../finance/changeCalculator.ts';
import type { PurchaseFinance } from './purchaseDraft.ts';

const fields = ['deposit', 'residual', 'term', 'rate'] as const satisfies readonly CalculatorField[];

/**
 * A fresh calculator brought to where a buyer left it, by the rules of today: the price is the vehicle's, and what the site or lender
 * no longer allows is brought into range.
 *
 * @example
 * resumeCalculator(start, { deposit: 5000, residual: 0, term: 5, rate: 8, every: 'month' }).deposit; // => { value: 5000 }
 */
export const resumeCalculator = (start: FinanceCalculator, kept: PurchaseFinance | undefined): FinanceCalculator => {
  if (kept === undefined) return start;
  const typed = fields.reduce(
    (state, field) =>
      changeCalculator(changeCalculator(state, { kind: 'type', field, text: String(kept[field]) }), {
        kind: 'leave',
        field,
      }),
    start,
  );
  return changeCalculator(typed, { kind: 'every', every: kept.every });
};
