import { readAmount } from '../format/readAmount.ts';

/** Dollars (row 5.Q15). */
export const mostBudget = 1_000_000;

/**
 * What a shopper wrote as an amount, in dollars: "$1,500" is 1500, what is no number is 0, and it stays between 0 and 1,000,000
 * (specification section 5; decision A29).
 *
 * @example budgetAmount('lots') // => 0
 */
export const budgetAmount = (text: string): number => Math.min(Math.max(0, readAmount(text) ?? 0), mostBudget);
