import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { financedPrice } from './financedPrice.ts';

/**
 * Whether a vehicle may have a weekly payment of a lender: reason enough to keep its room, before anything is calculated. The answer is
 * `weeklyText`.
 *
 * @example mayShowFinance({ ...car, financeLenders: {} }, site) // => false
 */
export const mayShowFinance = (vehicle: Vehicle, site: Pick<Site, 'finance' | 'finance_provider' | 'price'>): boolean =>
  site.finance_provider !== null &&
  Object.keys(vehicle.financeLenders).length > 0 &&
  financedPrice(vehicle, site) !== undefined;
