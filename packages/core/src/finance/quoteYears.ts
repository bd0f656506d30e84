/** The years of the quote that a vehicle's page asks an outside lender for (specification section 7). */
export const quoteYears = 5;
