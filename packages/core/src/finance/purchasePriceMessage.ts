import { purchasePriceCeiling } from '../limits/money.ts';

/**
 * The complaint about a purchase price at or below the site's least amount, or at or above 250,000 dollars; nothing in between. Both
 * ends complain, also the least, although the slider reaches it; the figure has no comma (row 5.F10; decision A7).
 *
 * @example purchasePriceMessage(1_000, 1_000) // => 'Cannot be less than 1000 or more than 250000'
 */
export const purchasePriceMessage = (price: number, min: number): string | undefined =>
  price > min && price < purchasePriceCeiling
    ? undefined
    : `Cannot be less than ${min} or more than ${purchasePriceCeiling}`;
