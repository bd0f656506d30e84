import { readAmount } from '../format/readAmount.ts';
import { clampToRange } from './ranges.ts';

/** From this price on the calculator shows an error (decision A7). */
export const purchasePriceCeiling = 250_000;

/**
 * The text of the finance page's purchase-price field after an edit: digits only. A pasted decimal part is dropped first, so
 * 25000.50 becomes 25000 and not 2500050 (decision A16).
 */
export const purchasePriceDigits = (text: string): string => {
  const amount = /[.,]/.test(text) ? readAmount(text, 'thousands') : undefined;
  return (amount === undefined ? text.split('.', 1)[0]! : String(Math.trunc(amount))).replace(/\D/g, '').slice(0, 12);
};

/** The purchase prices that the finance page and the outside lender accept, in dollars. */
export const purchasePriceRange = { min: 10_000, max: 200_000 };

/**
 * Reads the finance page's purchase-price field when it loses focus, in whole dollars: limited to 10,000 to 200,000, and 10,000 for an
 * empty field (decision A16).
 */
export const readPurchasePrice = (text: string): number =>
  clampToRange(Number(purchasePriceDigits(text)), purchasePriceRange);

/**
 * The error message for a purchase price at or below the site's minimum, or at or above 250,000 dollars; otherwise undefined. The
 * minimum itself is an error although the slider reaches it; the amounts have no comma (decision A7).
 */
export const purchasePriceProblem = (price: number, min: number): string | undefined =>
  price > min && price < purchasePriceCeiling
    ? undefined
    : `Cannot be less than ${min} or more than ${purchasePriceCeiling}`;
