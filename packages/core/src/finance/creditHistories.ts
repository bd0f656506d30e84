/** How a buyer describes their own credit history, as the lender's service spells it (row 5.F16). */
export const creditHistories = ['GREAT', 'DECENT', 'POOR'] as const;

/** One of them. */
export type CreditHistory = (typeof creditHistories)[number];
