import type { Site } from '../site/site.ts';
import { allOf } from './filterText.ts';
import { stockFilter } from './stockFilter.ts';
import { tenantFilter } from './tenantFilter.ts';

/**
 * The filter that is added to every search query of a site: current stock, and only what this site may show.
 * No address and no widget can take it away (design.md section 2).
 *
 * @example
 * siteFilter(site, now); // => '((status = in_stock OR ...) AND show_on_dealer_website = true) AND (car_type = "used")'
 */
export const siteFilter = (site: Site, nowSeconds: number): string =>
  allOf(stockFilter(site, nowSeconds), tenantFilter(site, nowSeconds));

/**
 * The filter of the vehicle page, print and checkout: the site's own stock, sold or not (decision E24). May be empty.
 *
 * @example
 * vehicleFilter(aSite(), now); // => ''
 */
export const vehicleFilter = (site: Site, nowSeconds: number): string => tenantFilter(site, nowSeconds);
