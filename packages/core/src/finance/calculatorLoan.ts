import type { FinanceCalculator } from './calculatorState.ts';
import type { Loan } from './repayment.ts';
import { residualRange } from './sliderRanges.ts';

/**
 * The loan of a calculator and the dollars it finances: price less deposit plus fees, never below 0. A residual above that amount
 * is limited to it; the entered residual is restored when price or deposit change (decisions A1, A4, A5).
 */
export const calculatorLoan = ({
  setup,
  price,
  deposit,
  residual,
  term,
  rate,
  frequency,
}: FinanceCalculator): { readonly loan: Loan; readonly financed: number } => {
  const { fees, rounding, zeroResidual } = setup;
  const financed = Math.max(0, price.value - deposit.value + (fees.onTop ? 0 : fees.establishment) + fees.financed);
  return {
    financed,
    loan: {
      price: price.value,
      deposit: deposit.value,
      fees: fees.establishment,
      feesOnTop: fees.onTop,
      financedFees: fees.financed,
      monthlyFee: fees.monthly,
      annualRate: rate.value,
      years: term.value,
      frequency,
      residual: zeroResidual ? 0 : Math.min(residual.value, residualRange(financed).max),
      rounding,
    },
  };
};
