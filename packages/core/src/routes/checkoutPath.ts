import type { Site } from '../site/site.ts';
import { vehiclePath } from './paths.ts';

/**
 * Where a car is reserved online (rows 2.R04, 2.R05): below its own page, "checkout" or "buy-online" as the site writes it.
 *
 * @example
 * checkoutPath('2022-toyota-hilux-7', aSite({ routes: { reservePath: 'buy-online' } })); // => '/cars/2022-toyota-hilux-7/buy-online'
 */
export const checkoutPath = (slug: string, site: Pick<Site, 'routes'>): string =>
  `${vehiclePath(slug)}/${site.routes.reservePath}`;
