import { autograbPriceFloor } from '../limits/money.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * Whether Autograb values a trade-in against a vehicle (specification section 5; row 5.V05; decision A18): exactly in_stock,
 * which coming_soon is not, neither sold nor reserved, with a price above 200 dollars.
 *
 * @example isAutograbEligible({ kind: 'inStock', isReserved: false, price: 200 }) // => false
 */
export const isAutograbEligible = (vehicle: Pick<Vehicle, 'kind' | 'isReserved' | 'price'>): boolean =>
  vehicle.kind === 'inStock' && !vehicle.isReserved && (vehicle.price ?? 0) > autograbPriceFloor;
