import type { Site, SiteFinance } from '../site/site.ts';
import type { FinanceLender } from '../vehicle/vehicle.ts';
import type { CalculatorStart } from './calculatorStart.ts';
import { loanFees } from './loanCosts.ts';
import { defaultTerm, fitTerm, quoteYears, termControl } from './loanTerm.ts';
import { clampToRange, depositRange, rateRange } from './ranges.ts';
import { type Loan, type RepaymentRounding, roundingOf } from './repayment.ts';

/** In dollars, without a car. */
const amountWithoutCar = 30_000;

/** The initial amount of a calculator in dollars: the car's price, or 30,000 without one. */
export const defaultAmount = (carPrice = 0): number =>
  Number.isFinite(carPrice) && carPrice > 0 ? carPrice : amountWithoutCar;

/**
 * The initial interest rate in per cent a year: the lender's, else the site's (10 by default), limited to the slider's range but
 * not to its steps: a lender's 8.49 stays 8.49 (decision A11).
 */
export const defaultRate = (
  finance: Pick<SiteFinance, 'defaultRate' | 'rateMin' | 'rateMax' | 'rateStep'>,
  lender?: FinanceLender,
): number => clampToRange(lender?.interestRate ?? finance.defaultRate, rateRange(finance));

/**
 * The loan that every figure starts from, paid weekly (decisions A5, A10 to A13, A23): the car's price or 30,000 dollars;
 * deposit, balloon, rate, term, fees and rounding of the lender, else of the site, each within the calculator's limits. A quote
 * has its own rate and term, without deposit and balloon.
 */
export const openingLoan = (
  site: Pick<Site, 'finance' | 'finance_provider'>,
  { page, carPrice, lender, quote }: CalculatorStart,
): Loan & { rounding: RepaymentRounding } => {
  const { finance } = site;
  const fees = loanFees(site, lender);
  const terms: FinanceLender | undefined =
    quote === undefined
      ? lender
      : { interestRate: quote.advertisedRate ?? lender?.interestRate, termYears: quoteYears };
  return {
    price: defaultAmount(carPrice),
    deposit: clampToRange(terms?.deposit ?? 0, depositRange),
    fees: fees.establishment,
    feesOnTop: fees.onTop,
    financedFees: fees.financed,
    monthlyFee: fees.monthly,
    annualRate: defaultRate(finance, terms),
    years: fitTerm(defaultTerm(finance, page, terms), termControl(finance)),
    frequency: 'week',
    residual: finance.forceZeroResidual ? 0 : clampToRange(terms?.balloon ?? 0, depositRange),
    rounding: roundingOf(finance, [lender?.financeProvider, site.finance_provider]),
  };
};
