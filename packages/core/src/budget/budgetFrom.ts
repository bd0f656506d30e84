const most = 1_000_000;
const perYear = { week: 52, month: 12 } as const;

/** What a shopper wrote as an amount: "$1,500" is 1500; what is no number is 0; between 0 and 1,000,000 (decision A29). */
const amountOf = (text: string): number => {
  const amount = Number(text.replaceAll(/[$,\s]/g, ''));
  return Number.isFinite(amount) ? Math.min(Math.max(0, amount), most) : 0;
};

/**
 * The price that a repayment and a deposit come to, in whole dollars: repayment x 52 or 12 x years + deposit, without interest,
 * fees or balloon (specification section 9, Budget; decision A29).
 *
 * @example
 * budgetFrom({ repayment: '200', deposit: '2,000', every: 'week', years: 5 }); // => 54000
 */
export const budgetFrom = ({ repayment, deposit, every, years }: { repayment: string; deposit: string; every: 'week' | 'month'; years: number }): number =>
  Math.round(amountOf(repayment) * perYear[every] * years + amountOf(deposit));
