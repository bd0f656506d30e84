import type { Site } from '../site/site.ts';
import { vehiclePath } from './paths.ts';

// Links of a vehicle's first view; a test compares each with its row of the route table.

/**
 * The page to reserve a car online, below the car's own page: "checkout" or "buy-online", as the site chooses.
 *
 * @example
 * checkoutPath('2022-toyota-hilux-7', aSite({ routes: { reservePath: 'buy-online' } })); // => '/cars/2022-toyota-hilux-7/buy-online'
 */
export const checkoutPath = (slug: string, site: Pick<Site, 'routes'>): string =>
  `${vehiclePath(slug)}/${site.routes.reservePath}`;

/**
 * Online purchase of a car, by its slug or id.
 *
 * @example
 * checkoutJourneyPath(1042); // => '/checkout-journey?car_id=1042'
 */
export const checkoutJourneyPath = (car: number | string): string =>
  `/checkout-journey?car_id=${encodeURIComponent(car)}`;

/** The trade-in valuation for visitors who only sell. */
export const sellCarPath = '/sell-my-car';

/**
 * The trade-in valuation, with or without the car that the visitor wants to buy.
 *
 * @example
 * tradeInPath(1042); // => '/cars/trade-in?car_id=1042'
 * tradeInPath(); // => '/trade-in'
 */
export const tradeInPath = (carId?: number): string =>
  carId === undefined ? '/trade-in' : `/cars/trade-in?car_id=${carId}`;
