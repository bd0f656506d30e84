import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';

/** An amount to press instead of typing it. */
export type MoneyQuickOption = { readonly value: number; readonly label: string };

/**
 * The amounts that a shopper can press, in dollars: 5,000 to 70,000 unless the site has its own, such as 300,000 to 800,000 (rows 9.B04,
 * 9.B05). Each once, ascending.
 *
 * @example moneyQuickOptions(site)[0] // => { value: 5000, label: '$5,000' }
 */
export const moneyQuickOptions = (site: Pick<Site, 'country' | 'search'>): MoneyQuickOption[] =>
  [...new Set(site.search.budget.quickOptions)]
    .sort((a, b) => a - b)
    .map((value) => ({ value, label: formatMoney(value, site) }));
