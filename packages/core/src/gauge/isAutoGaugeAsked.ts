import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether a vehicle's page asks for the auto-gauge: the site has the plugin, and the car is used and can still be bought
 * (specification section 6, Plugins).
 *
 * @example isAutoGaugeAsked(demoCar, site) // => false
 */
export const isAutoGaugeAsked = (vehicle: Pick<Vehicle, 'kind' | 'carType'>, site: Pick<Site, 'plugins'>): boolean =>
  site.plugins.autogauge && vehicle.carType === 'used' && isAvailable(vehicle);
