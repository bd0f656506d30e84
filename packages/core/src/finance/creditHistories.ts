/** A buyer's own description of their credit history, as the lender's service spells it. */
export const creditHistories = ['GREAT', 'DECENT', 'POOR'] as const;

export type CreditHistory = (typeof creditHistories)[number];
