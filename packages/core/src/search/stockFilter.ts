import type { Site } from '../site/site.ts';

const secondsPerDay = 86_400;

/**
 * What counts as stock in a search: in stock, coming soon, or sold within the last days, and shown on dealers' websites
 * (specification section 4; decision B7). `now` in seconds since 1970.
 *
 * @example
 * stockFilter(aSite(), 1_753_000_000);
 * // => '(status = in_stock OR status = coming_soon OR sold_date_timestamp >= 1752740800) AND show_on_dealer_website = true'
 */
export const stockFilter = (site: Site, nowSeconds: number): string => {
  const soldSince = Math.floor(nowSeconds) - site.search.soldDays * secondsPerDay;
  return `(status = in_stock OR status = coming_soon OR sold_date_timestamp >= ${soldSince}) AND show_on_dealer_website = true`;
};
