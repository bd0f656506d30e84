import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether the vehicle page has a delivery calculator: the site has it and the vehicle is available.
 *
 * @example isDeliveryCalculatorShown(soldCar, site) // => false
 */
export const isDeliveryCalculatorShown = (vehicle: Pick<Vehicle, 'kind'>, site: Pick<Site, 'detail'>): boolean =>
  site.detail.deliveryCalculator && isAvailable(vehicle);
