import { featuredCars } from '../limits/lists.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The cars of the Get Finance Now promotion, from hits in the index's order: used, in stock, with more than one photo, six at most
 * (specification section 2, Other screens; rows 2.O17, 9.T12). Reserved cars are left out: nobody can start a journey with them.
 *
 * @example
 * pickFinancePromo(hits).length; // => 6
 */
export const pickFinancePromo = (vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles
    .filter(
      (vehicle) => isAvailable(vehicle) && vehicle.carType === 'used' && !vehicle.isReserved && vehicle.photosCount > 1,
    )
    .slice(0, featuredCars);
