import { analyticsEvents } from '../analytics/analyticsEvents.ts';
import type { LoanFees } from './loanCosts.ts';
import type { TermControl } from './loanTerm.ts';
import type { SteppedRange } from '../data/numberRange.ts';
import type { RateText } from './rateText.ts';
import type { RepaymentFrequency, RepaymentRounding } from './repayment.ts';

/** The numbers that a buyer sets: dollars, years, per cent a year. */
export type CalculatorField = 'price' | 'deposit' | 'residual' | 'term' | 'rate';

/** A number, and the text of its field while somebody types. */
export type CalculatorNumber = { readonly value: number; readonly draft?: string };

/** The price, and whether it was typed and its field left. */
export type CalculatorPrice = CalculatorNumber & { readonly isLeft?: true };

/** The limits of the site and the lender; they do not change during the calculation. */
type CalculatorSetup = {
  readonly amount: SteppedRange;
  readonly term: TermControl;
  readonly rate: SteppedRange;
  /** The rate is shown but cannot be changed. */
  readonly rateLocked: boolean;
  /** The lender assumes a final payment of $0. */
  readonly zeroResidual: boolean;
  readonly frequencyLocked: boolean;
  readonly fees: LoanFees;
  readonly rounding: RepaymentRounding;
  /** The lender's rates. */
  readonly rates: RateText;
  /** An outside lender's quote in dollars a week: shown until somebody changes a value. */
  readonly quotedWeek?: number;
};

/** The state of a finance calculator: its setup and the values of its controls. */
export type FinanceCalculator = {
  readonly setup: CalculatorSetup;
  readonly frequency: RepaymentFrequency;
  /** The buyer has changed a value: the first time is analytics event 26 (decision F15). */
  readonly touched: boolean;
  readonly price: CalculatorPrice;
} & { readonly [field in Exclude<CalculatorField, 'price'>]: CalculatorNumber };

/** The actions of a buyer. */
export type CalculatorAction =
  /** Types into a number field: the calculation follows at once, the field shows the text as typed. */
  | { readonly kind: 'type'; readonly field: CalculatorField; readonly text: string }
  /** Leaves a field, which then shows the number that is calculated with. */
  | { readonly kind: 'leave'; readonly field: CalculatorField }
  /** Moves a slider, or picks a term from a list. */
  | { readonly kind: 'slide'; readonly field: CalculatorField; readonly value: number }
  | { readonly kind: 'frequency'; readonly frequency: RepaymentFrequency };

/**
 * The analytics event of a change: 26 for the first change of a calculator, undefined for all others (decision F15).
 *
 * @example calculatorEvent(state, changeCalculator(state, { kind: 'frequency', frequency: 'month' })) // => 26
 */
export const calculatorEvent = (
  before: FinanceCalculator,
  after: FinanceCalculator,
): typeof analyticsEvents.financeCalculatorFirstChange | undefined =>
  !before.touched && after.touched ? analyticsEvents.financeCalculatorFirstChange : undefined;
