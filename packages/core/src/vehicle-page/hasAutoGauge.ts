import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle's page requests the price gauge: the site has the plugin, and the vehicle is used and available.
 *
 * @example hasAutoGauge(demoCar, site) // => false
 */
export const hasAutoGauge = (vehicle: Pick<Vehicle, 'kind' | 'carType'>, site: Pick<Site, 'plugins'>): boolean =>
  site.plugins.autogauge && vehicle.carType === 'used' && isAvailable(vehicle);
