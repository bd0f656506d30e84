import type { Site } from '../site/site.ts';

/**
 * Whether a page has a finance calculator: the site has a finance provider and does not hide finance, and there is an amount to finance.
 * `value` is in dollars (decision A20).
 *
 * @example hasFinanceCalculator(0, site) // => false
 */
export const hasFinanceCalculator = (
  value: number | undefined,
  site: Pick<Site, 'finance' | 'finance_provider'>,
): boolean => site.finance_provider !== null && !site.finance.hidden && value !== undefined && value > 0;
