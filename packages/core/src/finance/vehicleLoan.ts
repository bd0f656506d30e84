import { wholeCents } from '../format/wholeCents.ts';
import { smallestQuotedPayment, type Loan, periodsPerYear, repayment, type Repayment } from './repayment.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { lenderEligibility, isWithinLenderLimits } from './lenderEligibility.ts';
import { financedPrice } from './financeVisibility.ts';
import { quoteYears } from './loanTerm.ts';
import type { CalculatorStart } from './calculatorStart.ts';
import { purchasePriceProblem } from './purchasePrice.ts';
import { monthlyFromWeekly } from './monthlyFromWeekly.ts';

/** The settings that a vehicle's loan depends on. */
export type LoanSite = Pick<Site, 'country' | 'finance' | 'finance_provider' | 'price'>;

/**
 * The loan of a vehicle that all its figures are based on (decision A23): with the outside lender's quote if there is one, else
 * with the configured lender's data if its rules allow it, else at the site's own rate. Undefined if no loan figure may be shown.
 * `now` is in milliseconds since 1970.
 *
 * @example vehicleLoan(car, site, now) // => { page: 'detail', carPrice: 45990, lender: { interestRate: 8.5, ... } }
 */
export const vehicleLoan = (
  vehicle: Vehicle,
  site: LoanSite,
  now: number,
): (CalculatorStart & { readonly carPrice: number }) | undefined => {
  const carPrice = financedPrice(vehicle, site);
  if (carPrice === undefined) return undefined;
  const eligibility = lenderEligibility(vehicle, site, now);
  const { youxQuote } = vehicle;
  const isQuoted =
    site.finance.liveQuotes && (youxQuote?.weeklyRepaymentAmount ?? 0) > 0 && isWithinLenderLimits(carPrice);
  return {
    page: 'detail',
    carPrice,
    lender: eligibility.kind === 'eligible' ? eligibility.lender : undefined,
    quote: isQuoted ? youxQuote : undefined,
  };
};

/** The minimum amount of the site's calculator, and an outside lender's weekly quote for exactly this loan. */
type LoanLimits = { readonly amountMin: number; readonly quotedWeek?: number | undefined };

/**
 * The repayment of a loan as shown: none for a price outside the calculator's limits (decision A7); a lender's quote replaces our
 * own calculation (decisions A14, A23); for 25 dollars or less it asks to enquire.
 */
export const loanRepayment = (loan: Loan, { amountMin, quotedWeek }: LoanLimits): Repayment => {
  const own = repayment(loan);
  if (purchasePriceProblem(loan.price, amountMin) !== undefined)
    return { kind: 'enquire', text: 'Enquire for Finance', amount: own.amount, periods: own.periods };
  if (quotedWeek === undefined) return own;
  const amount =
    loan.frequency === 'month'
      ? monthlyFromWeekly(quotedWeek)
      : loan.frequency === 'fortnight'
        ? quotedWeek * 2
        : quotedWeek;
  const periods = periodsPerYear[loan.frequency] * quoteYears;
  if (amount <= smallestQuotedPayment) return { kind: 'enquire', text: 'Enquire for Finance', amount, periods };
  const total = wholeCents(quotedWeek * 52 * quoteYears);
  return { kind: 'repayment', amount, periods, sum: total, total };
};
