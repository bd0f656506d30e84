import { depositRange } from './depositRange.ts';
import type { InputRange } from './inputRange.ts';

/**
 * The residual, in dollars: 0 to 250,000 in half dollars, and no more than the financed amount (row 5.F09; decision A4).
 *
 * @example residualRange(27_000) // => { min: 0, max: 27000, step: 0.5 }
 */
export const residualRange = (financed: number): InputRange => ({
  ...depositRange,
  max: Math.max(0, Math.min(depositRange.max, financed)),
});
