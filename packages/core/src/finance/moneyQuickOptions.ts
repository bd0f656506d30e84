import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';

/** An amount to select instead of typing. */
type MoneyQuickOption = { readonly value: number; readonly label: string };

/**
 * The amounts that a shopper can select, in dollars, ascending: 5,000 to 70,000 by default, or the site's own, such as 300,000 to
 * 800,000.
 *
 * @example moneyQuickOptions(site)[0] // => { value: 5000, label: '$5,000' }
 */
export const moneyQuickOptions = (site: Pick<Site, 'country' | 'search'>): MoneyQuickOption[] =>
  [...new Set(site.search.budget.quickOptions)]
    .sort((a, b) => a - b)
    .map((value) => ({ value, label: formatMoney(value, site) }));
