import { phoneChoice } from './phoneChoice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The phone number for a vehicle (decision D8), chosen by `phoneChoice`; undefined if there is none.
 *
 * @example vehiclePhone(car, site) // => '07 5550 1234'
 */
export const vehiclePhone = (vehicle: Vehicle, site: Pick<Site, 'phones' | 'locations'>): string | undefined => {
  const choice = phoneChoice(vehicle, site);
  return choice.kind === 'phone' ? choice.number : undefined;
};
