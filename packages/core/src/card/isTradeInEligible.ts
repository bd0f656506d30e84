import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isAutograbEligible } from './isAutograbEligible.ts';

/**
 * Whether a trade-in may be offered against a vehicle (decision C9): in stock, and where Autograb does the valuation,
 * exactly in_stock, not sold, not reserved and above 200 dollars.
 *
 * @example isTradeInEligible({ ...car, isReserved: true }, { tradeIn: { provider: 'autograb' } }) // => false
 */
export const isTradeInEligible = (vehicle: Vehicle, site: Pick<Site, 'tradeIn'>): boolean =>
  site.tradeIn.provider === 'autograb' ? isAutograbEligible(vehicle) : isAvailable(vehicle);
