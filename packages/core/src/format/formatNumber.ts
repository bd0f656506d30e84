import type { Site } from '../site/site.ts';

const formatter = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/**
 * A count with thousands separators, the same in Australia and New Zealand.
 *
 * @example formatCount(16734) // => '16,734'
 */
export const formatCount = (count: number): string => formatter.format(count);

// Creating a formatter is slow, using one is fast: one per country and kind.
const formatterOf = (locale: string, currency: string, cents: 0 | 2): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });

const formatters = {
  AU: { whole: formatterOf('en-AU', 'AUD', 0), cents: formatterOf('en-AU', 'AUD', 2) },
  NZ: { whole: formatterOf('en-NZ', 'NZD', 0), cents: formatterOf('en-NZ', 'NZD', 2) },
};

/**
 * An amount of dollars in the site's country format; with cents only if there are any.
 *
 * @example formatMoney(45990, site) // => '$45,990'
 */
export const formatMoney = (amount: number, site: Pick<Site, 'country'>): string => {
  const formatter = formatters[site.country];
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? formatter.whole.format(cents / 100) : formatter.cents.format(cents / 100);
};
