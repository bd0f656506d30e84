import type { Site } from '../site/site.ts';

// Making a formatter costs more than a card may; using one costs little. One per country and kind is enough.
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
 * Dollars as the site's country writes them; cents only where there are any.
 *
 * @example formatMoney(45990, site) // => '$45,990'
 */
export const formatMoney = (amount: number, site: Pick<Site, 'country'>): string => {
  const formatter = formatters[site.country];
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? formatter.whole.format(cents / 100) : formatter.cents.format(cents / 100);
};
