import type { Site } from '../site/site.ts';
import { amountRange } from './sliderRanges.ts';
import type { FinanceCalculator } from './calculatorState.ts';
import { loanFees, loanRates } from './loanCosts.ts';
import { openingLoan } from './openingLoan.ts';
import type { CalculatorStart } from './calculatorStart.ts';
import { rateRange } from './ranges.ts';
import { repaymentFrequency } from './repaymentFrequency.ts';
import { termControl } from './loanTerm.ts';

/**
 * The initial state of a calculator: its controls show the opening loan (decisions A5, A8, A10 to A13, A15, A23).
 *
 * @example startCalculator(site, { page: 'calculator' }).price // => { value: 30000 }
 */
export const startCalculator = (
  site: Pick<Site, 'country' | 'finance' | 'finance_provider'>,
  start: CalculatorStart,
): FinanceCalculator => {
  const { finance } = site;
  const { lender, quote } = start;
  const loan = openingLoan(site, start);
  const { frequency, locked } = repaymentFrequency(finance);
  return {
    setup: {
      amount: amountRange(finance, start.carPrice),
      term: termControl(finance),
      rate: rateRange(finance),
      rateLocked: finance.rateSliderDisabled,
      zeroResidual: finance.forceZeroResidual,
      frequencyLocked: locked,
      fees: loanFees(site, lender),
      rounding: loan.rounding,
      rates: loanRates(start, site),
      ...(quote?.weeklyRepaymentAmount === undefined ? {} : { quotedWeek: quote.weeklyRepaymentAmount }),
    },
    frequency,
    touched: false,
    price: { value: loan.price },
    deposit: { value: loan.deposit },
    residual: { value: loan.residual },
    term: { value: loan.years },
    rate: { value: loan.annualRate },
  };
};
