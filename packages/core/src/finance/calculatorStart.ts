import type { FinanceLender, YouxQuote } from '../vehicle/vehicle.ts';
import type { CalculatorPage } from './loanTerm.ts';

/** The car and lender of a calculation; `carPrice` is in dollars. A quote replaces the terms of the usual loan of the lender. */
export type CalculatorStart = {
  readonly page: CalculatorPage;
  readonly carPrice?: number | undefined;
  readonly lender?: FinanceLender | undefined;
  readonly quote?: YouxQuote | undefined;
};
