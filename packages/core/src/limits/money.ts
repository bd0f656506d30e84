/** Thresholds in whole dollars. */

/** An amount up to this is a placeholder in the feed and is not shown: 10 is not a price, 11 is. */
export const placeholderPrice = 10;

/** The market badge is shown if the price is more than this below the average: not at 499, but at 500 (decision A28). */
export const marketBadgeThreshold = 499;

/** Finance of most lenders needs a price above this (decision A17). */
export const financePriceFloor = 500;

/** A payment up to this is not shown; "Enquire for Finance" replaces it (decision A6). */
export const smallestQuotedPayment = 25;

/** From this price on the calculator shows an error (decision A7). */
export const purchasePriceCeiling = 250_000;

/** Autograb has no valuation at or below this price. */
export const autograbPriceFloor = 200;
