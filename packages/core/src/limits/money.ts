/** Thresholds in whole dollars (specification sections 4, 5 and 9; rows 5.F10, 5.F12, 9.F23, 9.F24). */

/** An amount of this much or less is a feed's placeholder and is not shown: 10 is none, 11 is a price (row 9.F24). */
export const placeholderPrice = 10;

/** The market badge needs more than this below the average: 499 shows none, 500 one (row 9.F24; decision A28). */
export const marketBadgeThreshold = 499;

/** Finance of most lenders needs a price above this (row 9.F23; decision A17). */
export const financePriceFloor = 500;

/** A payment of this much or less is not quoted; it reads "Enquire for Finance" (row 5.F12; decision A6). */
export const smallestQuotedPayment = 25;

/** From this price on the calculator complains (row 5.F10; decision A7). */
export const purchasePriceCeiling = 250_000;

/** Autograb values nothing at or below it (row 5.V05). */
export const autograbPriceFloor = 200;
