import type { VehicleBase } from '../vehicle/vehicle.ts';

/** Dollars; an amount of this much or less is a feed's placeholder and is not shown (row 9.F24). */
const placeholderPrice = 10;

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
