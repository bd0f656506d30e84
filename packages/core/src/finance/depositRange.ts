import type { InputRange } from './inputRange.ts';

/**
 * Deposit or trade-in, in dollars: 0 to 250,000 in half dollars (row 5.F09; decision A9). The residual has the same range, and besides
 * never exceeds what is financed; see `residualRange`.
 */
export const depositRange: InputRange = { min: 0, max: 250_000, step: 0.5 };
