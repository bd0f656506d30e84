import type { CreditHistory } from '../finance/creditHistories.ts';

/**
 * How a buyer's credit history reads on a form; the lender's service hears GREAT, DECENT or POOR (row 5.F16).
 *
 * @example
 * creditWords.DECENT; // => 'Decent'
 */
export const creditWords: Readonly<Record<CreditHistory, string>> = { GREAT: 'Great', DECENT: 'Decent', POOR: 'Poor' };
