import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Autograb has no valuation at or below this price. */
const autograbPriceFloor = 200;

/**
 * Whether Autograb can value a trade-in against a vehicle (decision A18): its status is exactly in_stock (not coming_soon), it is
 * not reserved, and its price is above 200 dollars.
 */
export const isAutograbEligible = (vehicle: Pick<Vehicle, 'kind' | 'isReserved' | 'price'>): boolean =>
  vehicle.kind === 'inStock' && !vehicle.isReserved && (vehicle.price ?? 0) > autograbPriceFloor;

/**
 * Whether a trade-in can be offered against a vehicle (decision C9): it is available and, where Autograb values trade-ins, also
 * `isAutograbEligible`.
 */
export const isTradeInEligible = (vehicle: Vehicle, site: Pick<Site, 'tradeIn'>): boolean =>
  site.tradeIn.provider === 'autograb' ? isAutograbEligible(vehicle) : isAvailable(vehicle);
