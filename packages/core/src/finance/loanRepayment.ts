import { smallestQuotedPayment } from '../limits/money.ts';
import { monthlyFromWeekly } from './monthlyFromWeekly.ts';
import { purchasePriceMessage } from './purchasePriceMessage.ts';
import { quoteYears } from './quoteYears.ts';
import { periodsPerYear, repayment, type Loan, type Repayment } from './repayment.ts';

/** What stands beside a loan: the least amount of the site's calculator, and an outside lender's weekly quote for exactly this loan. */
export type LoanLimits = { readonly amountMin: number; readonly quotedWeek?: number | undefined };

/**
 * What a loan costs, as it may be said: nothing is quoted for a price outside the calculator's limits (decision A7), a lender's quote
 * replaces our own calculation (decisions A14, A23), and 25 dollars or less ask to enquire.
 *
 * @example loanRepayment(loan, { amountMin: 1_000, quotedWeek: 87 }) // => { kind: 'repayment', amount: 87, periods: 260, total: 22_620 }
 */
export const loanRepayment = (loan: Loan, { amountMin, quotedWeek }: LoanLimits): Repayment => {
  const own = repayment(loan);
  if (purchasePriceMessage(loan.price, amountMin) !== undefined)
    return { kind: 'enquire', text: 'Enquire for Finance', amount: own.amount, periods: own.periods };
  if (quotedWeek === undefined) return own;
  const amount =
    loan.every === 'month' ? monthlyFromWeekly(quotedWeek) : loan.every === 'fortnight' ? quotedWeek * 2 : quotedWeek;
  const periods = periodsPerYear[loan.every] * quoteYears;
  if (amount <= smallestQuotedPayment) return { kind: 'enquire', text: 'Enquire for Finance', amount, periods };
  return { kind: 'repayment', amount, periods, total: Math.round(quotedWeek * 52 * quoteYears * 100) / 100 };
};
