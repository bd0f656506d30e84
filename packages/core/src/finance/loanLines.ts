import { formatCount, formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import type { LoanFees } from './loanCosts.ts';
import type { Loan, Repayment } from './repayment.ts';

/** A part of a loan's cost with its amount. */
export type LoanLine = { readonly label: string; readonly text: string };

/** How a loan's total is made up. */
export type LoanLines = {
  readonly lines: readonly LoanLine[];
  /** What is said next to the payment: the name of the total, and its amount. */
  readonly total: LoanLine;
};

type LoanCosts = {
  readonly loan: Loan;
  readonly fees: LoanFees;
  readonly result: Extract<Repayment, { kind: 'repayment' }>;
  /** What an outside lender quotes, in dollars a week: its fees are in the payment. */
  readonly quotedWeek?: number | undefined;
};

/**
 * The parts of a loan in the order of decision H1, each only where it applies: amount financed, repayments, their sum, fees, final
 * payment, total of all payments, interest and fees. "Total repayments" is said where no fee is financed and no final payment is due;
 * otherwise the repayments have their sum, and the total follows. In New Zealand the total is the "Total of payments".
 *
 * @example loanLines({ loan, fees, result }, site).total // => { label: 'Total of all payments', text: '$80,095' }
 */
export const loanLines = ({ loan, fees, result, quotedWeek }: LoanCosts, site: Pick<Site, 'country'>): LoanLines => {
  const money = (amount: number): string => formatMoney(amount, site);
  const isQuoted = quotedWeek !== undefined;
  const establishment = isQuoted ? 0 : fees.establishment;
  const financed = isQuoted ? 0 : fees.financed + (fees.onTop ? 0 : establishment);
  const hasMore = financed > 0 || loan.residual > 0;
  const total = {
    label: site.country === 'NZ' ? 'Total of payments' : hasMore ? 'Total of all payments' : 'Total repayments',
    text: money(result.total),
  };
  // A quote is by the week; by the month it is only about as much (decision A14).
  const [count, payment] = isQuoted
    ? [Math.round(result.total / quotedWeek), quotedWeek]
    : [result.periods, result.amount];
  const part = (label: string, amount: number, note = ''): LoanLine[] =>
    amount > 0 ? [{ label, text: `${money(amount)}${note}` }] : [];
  return {
    total,
    lines: [
      ...(isQuoted
        ? []
        : [{ label: 'Amount financed', text: money(Math.max(0, loan.price - loan.deposit + financed)) }]),
      { label: 'Repayments', text: `${formatCount(count)} × ${money(payment)}` },
      ...(hasMore ? part('Sum of repayments', result.sum) : []),
      ...part('Establishment fee', establishment, fees.onTop ? ' paid on top' : ' included in the loan'),
      ...(isQuoted
        ? []
        : [
            ...part('Registration and agency fees', fees.financed, ' included in the loan'),
            ...part('Administration fee', fees.monthly, ' a month, included in the repayments'),
          ]),
      ...part('Final payment', loan.residual),
      ...(hasMore || fees.onTop ? [total] : []),
      {
        label: 'Interest and fees',
        text: money(Math.max(0, result.total + loan.deposit - loan.price)),
      },
    ],
  };
};
