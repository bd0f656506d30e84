import { purchasePriceRange } from './purchasePriceOf.ts';

/**
 * Whether an outside lender quotes for a price in dollars: 10,000 to 200,000, as the finance forms take (row 5.F14).
 *
 * @example isWithinLenderLimits(3_888) // => false
 */
export const isWithinLenderLimits = (price: number): boolean =>
  price >= purchasePriceRange.min && price <= purchasePriceRange.max;
