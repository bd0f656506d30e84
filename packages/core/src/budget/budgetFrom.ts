import { budgetAmount, mostBudget } from './budgetAmount.ts';

const perYear = { week: 52, month: 12 } as const;

/**
 * The price that a repayment and a deposit come to, in whole dollars: repayment x 52 or 12 x years + deposit, without interest,
 * fees or balloon (specification section 9, Budget; row 9.B01; decision A29). No budget is above the most that a field takes.
 *
 * @example
 * budgetFrom({ repayment: '200', deposit: '2,000', every: 'week', years: 5 }); // => 54000
 */
export const budgetFrom = ({
  repayment,
  deposit,
  every,
  years,
}: {
  repayment: string;
  deposit: string;
  every: 'week' | 'month';
  years: number;
}): number =>
  Math.min(mostBudget, Math.round(budgetAmount(repayment) * perYear[every] * years + budgetAmount(deposit)));
