import { analyticsEvents } from '../analytics/analyticsEvents.ts';
import type { FinanceCalculator } from './calculatorState.ts';

/**
 * The analytics event of a change: 26 for the first of a calculator, nothing for all others, so once per mount (row 7.E09; decision F15).
 *
 * @example calculatorEvent(state, changeCalculator(state, { kind: 'every', every: 'month' })) // => 26
 */
export const calculatorEvent = (
  before: FinanceCalculator,
  after: FinanceCalculator,
): typeof analyticsEvents.financeCalculatorFirstChange | undefined =>
  !before.touched && after.touched ? analyticsEvents.financeCalculatorFirstChange : undefined;
