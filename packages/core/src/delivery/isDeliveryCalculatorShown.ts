import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle's page estimates delivery: the site has the calculator and the vehicle can still be bought (specification section 2).
 *
 * @example isDeliveryCalculatorShown(soldCar, site) // => false
 */
export const isDeliveryCalculatorShown = (vehicle: Pick<Vehicle, 'kind'>, site: Pick<Site, 'detail'>): boolean =>
  site.detail.deliveryCalculator && isAvailable(vehicle);
