import { formatMoney } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle can be reserved with a deposit: the site offers reservations, and the vehicle is neither sold nor reserved.
 *
 * @example
 * isReservable(reservedCar, site) // => false
 */
export const isReservable = (vehicle: Vehicle, site: Pick<Site, 'detail'>): boolean =>
  site.detail.checkoutEnabled && isAvailable(vehicle) && !vehicle.isReserved;

/** The label of the reserve button, such as "Reserve Now $200"; the amount is added if the car's is above 0 dollars (decision C8). */
export const reserveLabel = (label: string, vehicle: Vehicle, site: Pick<Site, 'country'>): string =>
  vehicle.reserveAmount === undefined || vehicle.reserveAmount <= 0
    ? label
    : `${label}\u00a0${formatMoney(vehicle.reserveAmount, site)}`;
