import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vinOf } from '../vehicle/vehicleNumbers.ts';
import { isFinanceOffered } from './financeVisibility.ts';

/** Whether the outside lender can quote for a vehicle, or why not. */
type QuoteEligibility =
  | { readonly kind: 'eligible' }
  | { readonly kind: 'ineligible'; readonly reason: 'site' | 'sold' | 'price' | 'quoted' | 'identity' };

/**
 * Whether a YouX quote can be requested: finance is offered, the car can be bought and has a price above 0, it has no quote yet, and an
 * nvic or VIN identifies the variant (decision A21).
 *
 * @example quoteEligibility({ ...car, nvic: undefined, vin: undefined }, site) // => { kind: 'ineligible', reason: 'identity' }
 */
export const quoteEligibility = (vehicle: Vehicle, site: Pick<Site, 'finance'>): QuoteEligibility => {
  if (!isFinanceOffered(vehicle, site)) return { kind: 'ineligible', reason: 'site' };
  if (!isAvailable(vehicle)) return { kind: 'ineligible', reason: 'sold' };
  if (!((vehicle.price ?? 0) > 0)) return { kind: 'ineligible', reason: 'price' };
  if (vehicle.youxQuote !== undefined) return { kind: 'ineligible', reason: 'quoted' };
  return vehicle.nvic === undefined && vinOf(vehicle.vin) === undefined
    ? { kind: 'ineligible', reason: 'identity' }
    : { kind: 'eligible' };
};
