import { clampToRange } from './clampToRange.ts';
import { typedPurchasePrice } from './typedPurchasePrice.ts';

/** Dollars that the finance page and the outside lender take (row 5.F14). */
export const purchasePriceRange = { min: 10_000, max: 200_000 };

/**
 * The purchase price that the finance page goes on with when its field is left, in whole dollars: 10,000 to 200,000, and 10,000 for
 * an empty field (row 5.F14; decision A16).
 *
 * @example purchasePriceOf('$25,000') // => 25000
 */
export const purchasePriceOf = (text: string): number =>
  clampToRange(Number(typedPurchasePrice(text)), purchasePriceRange);
