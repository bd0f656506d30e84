import type { Site } from '../site/site.ts';
import type { VehicleBase } from '../vehicle/vehicle.ts';

/**
 * What a vehicle costs a week as a subscription, in dollars; nothing where the site offers none or the price is 0 (decision A31).
 *
 * @example subscriptionPrice({ subscriptionPrice: 250 }, site) // => 250
 */
export const subscriptionPrice = (
  vehicle: Pick<VehicleBase, 'subscriptionPrice'>,
  site: Pick<Site, 'price'>,
): number | undefined =>
  site.price.offersSubscriptions && vehicle.subscriptionPrice !== undefined && vehicle.subscriptionPrice > 0
    ? vehicle.subscriptionPrice
    : undefined;
