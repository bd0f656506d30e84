import { formatCount, formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import { textsFor } from '../texts/textsFor.ts';
import type { LoanFees } from './loanCosts.ts';
import type { Loan, Repayment } from './repayment.ts';

/** A part of a loan's cost with its amount. */
export type LoanLine = { readonly label: string; readonly text: string };

/** How a loan's total is made up. */
type LoanLines = {
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
export const loanLines = (
  { loan, fees, result, quotedWeek }: LoanCosts,
  site: Pick<Site, 'country' | 'texts'>,
): LoanLines => {
  const t = textsFor(site.texts);
  const money = (amount: number): string => formatMoney(amount, site);
  const isQuoted = quotedWeek !== undefined;
  const establishment = isQuoted ? 0 : fees.establishment;
  const financed = isQuoted ? 0 : fees.financed + (fees.onTop ? 0 : establishment);
  const hasMore = financed > 0 || loan.residual > 0;
  const total = {
    label: site.country === 'NZ' ? 'Total of payments' : hasMore ? t('Total of all payments') : t('Total repayments'),
    text: money(result.total),
  };
  // A quote is by the week; by the month it is only about as much (decision A14).
  const [count, payment] = isQuoted
    ? [Math.round(result.total / quotedWeek), quotedWeek]
    : [result.periods, result.amount];
  const part = (label: string, amount: number, written = (shown: string): string => shown): LoanLine[] =>
    amount > 0 ? [{ label, text: written(money(amount)) }] : [];
  const inLoan = (amount: string): string => t('{amount} included in the loan', { amount });
  return {
    total,
    lines: [
      ...(isQuoted
        ? []
        : [{ label: t('Amount financed'), text: money(Math.max(0, loan.price - loan.deposit + financed)) }]),
      { label: t('Repayments'), text: `${formatCount(count)} × ${money(payment)}` },
      ...(hasMore ? part(t('Sum of repayments'), result.sum) : []),
      ...part(
        t('Establishment fee'),
        establishment,
        fees.onTop ? (amount) => t('{amount} paid on top', { amount }) : inLoan,
      ),
      ...(isQuoted
        ? []
        : [
            ...part(t('Registration and agency fees'), fees.financed, inLoan),
            ...part(t('Administration fee'), fees.monthly, (amount) =>
              t('{amount} a month, included in the repayments', { amount }),
            ),
          ]),
      ...part(t('Final payment'), loan.residual),
      ...(hasMore || fees.onTop ? [total] : []),
      {
        label: t('Interest and fees'),
        text: money(Math.max(0, result.total + loan.deposit - loan.price)),
      },
    ],
  };
};
