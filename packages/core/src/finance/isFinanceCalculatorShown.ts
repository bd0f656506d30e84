import type { Site } from '../site/site.ts';

/**
 * Whether a page has a finance calculator: the site has a finance provider, does not hide finance, and there is something to finance;
 * `value` in dollars (row 5.G04; decision A20).
 *
 * @example isFinanceCalculatorShown(0, site) // => false
 */
export const isFinanceCalculatorShown = (
  value: number | undefined,
  site: Pick<Site, 'finance' | 'finance_provider'>,
): boolean => site.finance_provider !== null && !site.finance.hidden && value !== undefined && value > 0;
