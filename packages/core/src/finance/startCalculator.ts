import type { Site } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';
import { amountRange } from './amountRange.ts';
import type { FinanceCalculator } from './calculatorState.ts';
import { clampToRange } from './clampToRange.ts';
import { defaultAmount } from './defaultAmount.ts';
import { defaultRate } from './defaultRate.ts';
import { defaultTerm, type CalculatorPlace } from './defaultTerm.ts';
import { depositRange } from './depositRange.ts';
import { fitTerm } from './fitTerm.ts';
import { loanFees } from './loanFees.ts';
import { rateRange } from './rateRange.ts';
import { repaymentFrequency } from './repaymentFrequency.ts';
import { roundingOf } from './roundingOf.ts';
import { termControl } from './termControl.ts';

/** Where a calculator stands and what it is about; `carPrice` in dollars. */
export type CalculatorStart = { readonly place: CalculatorPlace; readonly carPrice?: number; readonly lender?: FinanceLender };

/**
 * A calculator before anybody has touched it (specification section 9; decisions A5, A8, A10 to A13, A15): the car's price or 30,000
 * dollars, the lender's deposit in the deposit field, its balloon in the residual's unless the lender's product ends at $0, the term
 * and rate of the lender or the site.
 *
 * @example startCalculator(site, { place: 'calculator' }).price // => { value: 30000 }
 */
export const startCalculator = (site: Pick<Site, 'finance' | 'finance_provider'>, { place, carPrice, lender }: CalculatorStart): FinanceCalculator => {
  const { finance } = site;
  const term = termControl(finance);
  const frequency = repaymentFrequency(finance);
  return {
    setup: {
      amount: amountRange(finance, carPrice),
      term,
      rate: rateRange(finance),
      rateLocked: finance.rateSliderDisabled,
      zeroResidual: finance.forceZeroResidual,
      frequencyLocked: frequency.locked,
      fees: loanFees(finance, lender),
      rounding: roundingOf(finance, [lender?.financeProvider, site.finance_provider]),
    },
    every: frequency.every,
    touched: false,
    price: { value: defaultAmount(carPrice) },
    deposit: { value: clampToRange(lender?.deposit ?? 0, depositRange) },
    residual: { value: finance.forceZeroResidual ? 0 : clampToRange(lender?.balloon ?? 0, depositRange) },
    term: { value: fitTerm(defaultTerm(finance, place, lender), term) },
    rate: { value: defaultRate(finance, lender) },
  };
};
