import { formatMoney } from '../format/formatMoney.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * "Reserve Now $200"; the amount only where the car has one above zero (decision C8).
 *
 * @example
 * reserveLabel('Reserve Now', car, site) // => 'Reserve Now $200'
 */
export const reserveLabel = (words: string, vehicle: Vehicle, site: Pick<Site, 'country'>): string =>
  vehicle.reserveAmount === undefined || vehicle.reserveAmount <= 0
    ? words
    : `${words}\u00a0${formatMoney(vehicle.reserveAmount, site)}`;
