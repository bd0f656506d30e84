import { placeholderPrice } from '../limits/money.ts';
import type { VehicleBase } from '../vehicle/vehicle.ts';

/**
 * The reduced or advertised price that may be shown, in dollars; nothing when there is none (decision A26).
 * The offer price counts when it is a price at all and below the advertised one, or when that one is not a price.
 *
 * @example shownPrice({ price: 45990, offerPrice: 43990 }) // => 43990
 */
export const shownPrice = (vehicle: Pick<VehicleBase, 'price' | 'offerPrice'>): number | undefined => {
  const price = vehicle.price ?? 0;
  const offer = vehicle.offerPrice ?? 0;
  const amount = offer > placeholderPrice && (offer < price || price <= placeholderPrice) ? offer : price;
  return amount > placeholderPrice ? amount : undefined;
};
