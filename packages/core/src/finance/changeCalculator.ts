import { editedAmount, readAmount } from '../format/readAmount.ts';
import { wholeCents } from '../format/wholeCents.ts';
import { purchasePriceCeiling } from './purchasePrice.ts';
import type {
  CalculatorAction,
  CalculatorField,
  CalculatorNumber,
  CalculatorPrice,
  FinanceCalculator,
} from './calculatorState.ts';
import { clampToRange, depositRange, snapToStep } from './ranges.ts';
import { fitTerm } from './loanTerm.ts';

/** In dollars. While somebody types a price, it is not limited to the slider's end (decision A7), but no vehicle costs more than this. */
const priceCeiling = 99_999_999;

/**
 * A typed number as the calculation uses it: whole cents, a negative price is 0, everything else is limited to its range.
 */
const accepted = (field: CalculatorField, value: number, { setup }: FinanceCalculator): number => {
  switch (field) {
    case 'price':
      return wholeCents(clampToRange(value, { min: 0, max: priceCeiling }));
    case 'deposit':
    case 'residual':
      return wholeCents(clampToRange(value, depositRange));
    case 'term':
      return fitTerm(value, setup.term);
    case 'rate':
      return clampToRange(value, setup.rate);
  }
};

/** A field that is left: a typed price is limited too, but not to less than the slider's end (decision H11). */
const settled = (field: CalculatorField, state: FinanceCalculator): CalculatorNumber => {
  const { value, draft } = state[field];
  if (field !== 'price') return { value };
  if (draft === undefined) return state.price;
  const { min, max } = state.setup.amount;
  const price: CalculatorPrice = {
    value: clampToRange(value, { min, max: Math.max(max, purchasePriceCeiling) }),
    isLeft: true,
  };
  return price;
};

/** A number that is typed: an edit of "12,000" to "12,00" is 1,200 dollars. */
const typed = (field: CalculatorField, text: string, state: FinanceCalculator): CalculatorNumber => {
  const { value, draft: before = value.toLocaleString('en-AU') } = state[field];
  const draft = editedAmount(before, text);
  return { value: accepted(field, readAmount(draft) ?? 0, state), draft };
};

const slid = (field: CalculatorField, value: number, state: FinanceCalculator): number => {
  switch (field) {
    case 'price':
      return snapToStep(value, state.setup.amount);
    case 'deposit':
    case 'residual':
      return snapToStep(value, depositRange);
    case 'term':
      return fitTerm(value, state.setup.term);
    case 'rate':
      return snapToStep(value, state.setup.rate);
  }
};

const isFixed = (field: CalculatorField, { setup }: FinanceCalculator): boolean =>
  (field === 'rate' && setup.rateLocked) || (field === 'residual' && setup.zeroResidual);

const put = (state: FinanceCalculator, field: CalculatorField, next: CalculatorNumber): FinanceCalculator => {
  const before = state[field];
  if (before.value === next.value && before.draft === next.draft) return state;
  return { ...state, [field]: next, touched: state.touched || before.value !== next.value };
};

/**
 * Reducer of the finance calculator, for `useReducer` (decisions A7, A9, A12, A15, H11). An action without effect returns the same
 * state. A rate fixed by the site, a residual fixed by the lender and a locked frequency do not change.
 *
 * @example changeCalculator(state, { kind: 'type', field: 'price', text: '-5' }).price // => { value: 0, draft: '-5' }
 */
export const changeCalculator = (state: FinanceCalculator, action: CalculatorAction): FinanceCalculator => {
  switch (action.kind) {
    case 'frequency':
      return state.setup.frequencyLocked || state.frequency === action.frequency
        ? state
        : { ...state, frequency: action.frequency, touched: true };
    case 'leave':
      return put(state, action.field, settled(action.field, state));
    case 'type':
      if (isFixed(action.field, state)) return state;
      return put(state, action.field, typed(action.field, action.text, state));
    case 'slide':
      if (isFixed(action.field, state)) return state;
      return put(state, action.field, { value: slid(action.field, action.value, state) });
  }
};
