import { shownPrice } from '../price/shownPrice.ts';
import { subscriptionPrice } from '../price/subscriptionPrice.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isFinanceOffered } from './isFinanceOffered.ts';

/**
 * The price that a loan figure may stand beside, in dollars; nothing for a sold vehicle, one without a price, one that is offered as a
 * subscription, and where finance is hidden (decisions A20, A23).
 *
 * @example financedPrice({ ...car, price: 45990 }, site) // => 45990
 */
export const financedPrice = (vehicle: Vehicle, site: Pick<Site, 'finance' | 'price'>): number | undefined =>
  isAvailable(vehicle) && isFinanceOffered(vehicle, site) && subscriptionPrice(vehicle, site) === undefined
    ? shownPrice(vehicle)
    : undefined;
