import type { Site } from '../site/site.ts';
import { vehiclePath } from './paths.ts';

// Links of a vehicle's first view; a test holds each to its row of the table of routes.

/**
 * Where a car is reserved online (rows 2.R04, 2.R05): below its own page, "checkout" or "buy-online" as the site writes it.
 *
 * @example
 * checkoutPath('2022-toyota-hilux-7', aSite({ routes: { reservePath: 'buy-online' } })); // => '/cars/2022-toyota-hilux-7/buy-online'
 */
export const checkoutPath = (slug: string, site: Pick<Site, 'routes'>): string =>
  `${vehiclePath(slug)}/${site.routes.reservePath}`;

/**
 * Online purchase of a car, by its slug or id (row 2.R06).
 *
 * @example
 * checkoutJourneyPath(1042); // => '/checkout-journey?car_id=1042'
 */
export const checkoutJourneyPath = (car: number | string): string =>
  `/checkout-journey?car_id=${encodeURIComponent(car)}`;

/** Addresses of the valuation without a car that is wanted in exchange (row 2.R08). */
export const tradeInPaths = ['/trade-in', '/sell-my-car', '/sell-your-car'] as const;

/**
 * Trade-in valuation (rows 2.R07, 2.R08): with the car that the visitor wants in exchange, or without one.
 *
 * @example
 * tradeInPath(1042); // => '/cars/trade-in?car_id=1042'
 * tradeInPath(); // => '/trade-in'
 */
export const tradeInPath = (carId?: number): string =>
  carId === undefined ? '/trade-in' : `/cars/trade-in?car_id=${carId}`;
