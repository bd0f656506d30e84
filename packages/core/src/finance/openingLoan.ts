import type { Site } from '../site/site.ts';
import type { FinanceLender, YouxQuote } from '../vehicle/vehicle.ts';
import { clampToRange } from './clampToRange.ts';
import { defaultAmount } from './defaultAmount.ts';
import { defaultRate } from './defaultRate.ts';
import { defaultTerm, type CalculatorPlace } from './defaultTerm.ts';
import { depositRange } from './depositRange.ts';
import { fitTerm } from './fitTerm.ts';
import { loanFees } from './loanFees.ts';
import { quoteYears } from './quoteYears.ts';
import type { Loan } from './repayment.ts';
import { roundingOf } from './roundingOf.ts';
import { termControl } from './termControl.ts';

/** What a calculation is about; `carPrice` in dollars. A quote replaces what the lender says of its usual loan. */
export type CalculatorStart = {
  readonly place: CalculatorPlace;
  readonly carPrice?: number | undefined;
  readonly lender?: FinanceLender | undefined;
  readonly quote?: YouxQuote | undefined;
};

/**
 * The loan that every figure starts from, paid weekly (specification section 9; decisions A5, A10 to A13, A23): the car's price or
 * 30,000 dollars, the lender's deposit, balloon, rate, term, fees and rounding where it names them, else the site's; each within the
 * limits of the calculator. A quote says its own rate over its own years, without deposit and balloon.
 *
 * @example openingLoan(site, { place: 'calculator' }).years // => 6
 */
export const openingLoan = (
  site: Pick<Site, 'finance' | 'finance_provider'>,
  { place, carPrice, lender, quote }: CalculatorStart,
): Loan & { residual: number } => {
  const { finance } = site;
  const fees = loanFees(finance, lender);
  const terms: FinanceLender | undefined =
    quote === undefined
      ? lender
      : { interestRate: quote.advertisedRate ?? lender?.interestRate, termYears: quoteYears };
  return {
    price: defaultAmount(carPrice),
    deposit: clampToRange(terms?.deposit ?? 0, depositRange),
    fees: fees.establishment,
    financedFees: fees.financed,
    monthlyFee: fees.monthly,
    annualRate: defaultRate(finance, terms),
    years: fitTerm(defaultTerm(finance, place, terms), termControl(finance)),
    every: 'week',
    residual: finance.forceZeroResidual ? 0 : clampToRange(terms?.balloon ?? 0, depositRange),
    rounding: roundingOf(finance, [lender?.financeProvider, site.finance_provider]),
  };
};
