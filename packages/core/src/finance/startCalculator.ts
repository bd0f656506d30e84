import type { Site } from '../site/site.ts';
import { amountRange } from './amountRange.ts';
import type { FinanceCalculator } from './calculatorState.ts';
import { loanFees } from './loanFees.ts';
import { loanRates } from './loanRates.ts';
import { openingLoan, type CalculatorStart } from './openingLoan.ts';
import { rateRange } from './rateRange.ts';
import { repaymentFrequency } from './repaymentFrequency.ts';
import { termControl } from './termControl.ts';

/**
 * A calculator before anybody has touched it: its controls show the opening loan (specification section 9; decisions A5, A8, A10 to
 * A13, A15, A23).
 *
 * @example startCalculator(site, { place: 'calculator' }).price // => { value: 30000 }
 */
export const startCalculator = (
  site: Pick<Site, 'country' | 'finance' | 'finance_provider'>,
  start: CalculatorStart,
): FinanceCalculator => {
  const { finance } = site;
  const { lender, quote } = start;
  const loan = openingLoan(site, start);
  const frequency = repaymentFrequency(finance);
  return {
    setup: {
      amount: amountRange(finance, start.carPrice),
      term: termControl(finance),
      rate: rateRange(finance),
      rateLocked: finance.rateSliderDisabled,
      zeroResidual: finance.forceZeroResidual,
      frequencyLocked: frequency.locked,
      fees: loanFees(finance, lender),
      rounding: loan.rounding ?? 'ceil-dollar',
      rates: loanRates(start, site),
      ...(quote?.weeklyRepaymentAmount === undefined ? {} : { quotedWeek: quote.weeklyRepaymentAmount }),
    },
    every: frequency.every,
    touched: false,
    price: { value: loan.price },
    deposit: { value: loan.deposit },
    residual: { value: loan.residual },
    term: { value: loan.years },
    rate: { value: loan.annualRate },
  };
};
