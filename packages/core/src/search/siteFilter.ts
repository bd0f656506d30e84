import type { Site } from '../site/site.ts';
import { allOf } from './filterText.ts';
import { tenantFilter } from './tenantFilter.ts';

const secondsPerDay = 86_400;

/**
 * What counts as stock in a search: in stock, coming soon, or sold within the last days, and shown on dealers' websites
 * (decision B7). `now` in milliseconds since 1970, as everywhere; the index stores seconds.
 *
 * @example
 * stockFilter(aSite(), 1_753_000_000_000);
 * // => '(status = in_stock OR status = coming_soon OR sold_date_timestamp >= 1752740800) AND show_on_dealer_website = true'
 */
export const stockFilter = (site: Site, now: number): string => {
  const soldSince = Math.floor(now / 1_000) - site.search.soldDays * secondsPerDay;
  return `(status = in_stock OR status = coming_soon OR sold_date_timestamp >= ${soldSince}) AND show_on_dealer_website = true`;
};

/**
 * The filter of every search query of a site: current stock that this site may show. No address and no widget can remove it.
 *
 * @example
 * siteFilter(site, now); // => '((status = in_stock OR ...) AND show_on_dealer_website = true) AND (car_type = "used")'
 */
export const siteFilter = (site: Site, now: number): string => allOf(stockFilter(site, now), tenantFilter(site, now));

/**
 * The filter of the vehicle page, print and checkout: the site's own stock, sold or not (decision E24). May be empty.
 *
 * @example
 * vehicleFilter(aSite(), now); // => ''
 */
export const vehicleFilter = (site: Site, now: number): string => tenantFilter(site, now);
