import type { InputRange } from './inputRange.ts';
import type { LoanFees } from './loanFees.ts';
import type { RateText } from './rateText.ts';
import type { RepaymentEvery, RepaymentRounding } from './repayment.ts';
import type { TermControl } from './termControl.ts';

/** The numbers that a buyer sets: dollars, years, per cent a year. */
export type CalculatorField = 'price' | 'deposit' | 'residual' | 'term' | 'rate';

/** A number, and what stands in its field while somebody types there. */
export type CalculatorNumber = { readonly value: number; readonly draft?: string };

/** What the site and the lender lay down; it does not change while somebody calculates. */
export type CalculatorSetup = {
  readonly amount: InputRange;
  readonly term: TermControl;
  readonly rate: InputRange;
  /** The site shows the rate but lets nobody change it. */
  readonly rateLocked: boolean;
  /** The lender assumes a final payment of $0 (row 9.F17). */
  readonly zeroResidual: boolean;
  readonly frequencyLocked: boolean;
  readonly fees: LoanFees;
  readonly rounding: RepaymentRounding;
  /** The lender's rates. */
  readonly rates: RateText;
  /** An outside lender's quote, dollars a week: what the calculator says until somebody changes it. */
  readonly quotedWeek?: number;
};

/** A finance calculator: what it was set up with and where its controls stand. */
export type FinanceCalculator = {
  readonly setup: CalculatorSetup;
  readonly every: RepaymentEvery;
  /** The buyer has changed something: the first time is analytics event 26 (decision F15). */
  readonly touched: boolean;
} & { readonly [field in CalculatorField]: CalculatorNumber };

/** What a buyer does with a calculator. */
export type CalculatorAction =
  /** Types into a number's field; the calculation follows at once, the field keeps what was typed. */
  | { readonly kind: 'type'; readonly field: CalculatorField; readonly text: string }
  /** Leaves a field, which then shows the number that is calculated with. */
  | { readonly kind: 'leave'; readonly field: CalculatorField }
  /** Moves a slider, or picks a term from a list. */
  | { readonly kind: 'slide'; readonly field: CalculatorField; readonly value: number }
  | { readonly kind: 'every'; readonly every: RepaymentEvery };
