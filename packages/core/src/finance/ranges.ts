import type { NumberRange, SteppedRange } from '../data/numberRange.ts';
import type { SiteFinance } from '../site/site.ts';

/** A number limited to a control's range, in the control's unit; anything that is not a number becomes the lower end. */
export const clampToRange = (value: number, { min, max }: NumberRange): number =>
  value > min ? Math.min(value, Math.max(min, max)) : min;

/**
 * The value of a slider for a number: limited to the range, then the nearest step counted from `min`, halves rounded up, and not
 * above the last whole step below `max`, as in native range inputs (decision A12).
 */
export const snapToStep = (value: number, range: SteppedRange): number => {
  const inside = clampToRange(value, range);
  if (!(range.step > 0)) return inside;
  // The tolerance compensates floating-point error: (14.49 - 5.99) / 0.5 is slightly below 17.
  const last = Math.floor((Math.max(range.min, range.max) - range.min) / range.step + 1e-9);
  const steps = Math.min(last, Math.round((inside - range.min) / range.step + 1e-9));
  return Math.round((range.min + steps * range.step) * 1e6) / 1e6;
};

/**
 * The interest slider in per cent a year: 0.5 to 15 in half per cents by default. Steps count from the lower end: from 5.99 they
 * are 6.49, 6.99 and so on (decision A12).
 */
export const rateRange = (finance: Pick<SiteFinance, 'rateMin' | 'rateMax' | 'rateStep'>): SteppedRange => ({
  min: finance.rateMin,
  max: Math.max(finance.rateMin, finance.rateMax),
  step: finance.rateStep,
});

/**
 * The deposit or trade-in in dollars: 0 to 250,000 in half dollars (decision A9). The residual has the same range, limited to the
 * financed amount; see `residualRange`.
 */
export const depositRange: SteppedRange = { min: 0, max: 250_000, step: 0.5 };
