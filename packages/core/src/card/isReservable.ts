import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle can be held by a deposit: the site takes them and nobody else has it (specification section 5).
 *
 * @example
 * isReservable(reservedCar, site) // => false
 */
export const isReservable = (vehicle: Vehicle, site: Pick<Site, 'detail'>): boolean =>
  site.detail.checkoutEnabled && isAvailable(vehicle) && !vehicle.isReserved;
