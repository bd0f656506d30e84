/** Weeks in a month by the quotes' rule. */
const weeksInMonth = 4.33;

/**
 * The monthly figure of an outside lender's weekly quote, in dollars to the cent: the week times 4.33 (decision A14). Only
 * for such quotes; our own calculator works a monthly payment out by itself.
 */
export const monthlyFromWeekly = (weekly: number): number =>
  Number.isFinite(weekly) && weekly > 0 ? Math.round(weekly * weeksInMonth * 100 + 1e-7) / 100 : 0;
