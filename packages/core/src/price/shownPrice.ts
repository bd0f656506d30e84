import type { Site } from '../site/site.ts';
import type { VehicleBase } from '../vehicle/vehicle.ts';

/** An amount up to this is a placeholder in the feed and is not shown: 10 is not a price, 11 is. */
const placeholderPrice = 10;

/**
 * The price to show in dollars: the offer price or the advertised price; undefined if neither may be shown (decision A26). The
 * offer price is used if it is lower than the advertised price, or if there is no valid advertised price.
 *
 * @example shownPrice({ price: 45990, offerPrice: 43990 }) // => 43990
 */
export const shownPrice = (vehicle: Pick<VehicleBase, 'price' | 'offerPrice'>): number | undefined => {
  const price = vehicle.price ?? 0;
  const offer = vehicle.offerPrice ?? 0;
  const amount = offer > placeholderPrice && (offer < price || price <= placeholderPrice) ? offer : price;
  return amount > placeholderPrice ? amount : undefined;
};

/** A vehicle's weekly subscription price in dollars; undefined if the site offers no subscriptions or the price is 0 (decision A31). */
export const subscriptionPrice = (
  vehicle: Pick<VehicleBase, 'subscriptionPrice'>,
  site: Pick<Site, 'price'>,
): number | undefined =>
  site.price.offersSubscriptions && (vehicle.subscriptionPrice ?? 0) > 0 ? vehicle.subscriptionPrice : undefined;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The text about what a price includes; every price has one (Australian Consumer Law s 48). It comes from the feed, else from
 * the site for the car type, else it is the country's usual text.
 *
 * @example priceTypeOf({ carType: 'used' }, site) // => 'Excl. govt charges', spaces non-breaking
 */
export const priceTypeOf = (
  vehicle: Pick<VehicleBase, 'carType' | 'priceType'>,
  site: Pick<Site, 'country' | 'price' | 'nz'>,
): string => {
  const custom =
    site.country === 'NZ'
      ? vehicle.carType === 'new'
        ? sentence(site.nz.onRoadCostsText)
        : // The cash price of a trader's used vehicle includes them (Consumer Information Standards, SR 2008/112).
          'Incl. on-road costs'
      : vehicle.carType === 'used'
        ? 'Excl. govt charges'
        : 'Drive away';
  const text = vehicle.priceType ?? site.price.defaultPriceType[vehicle.carType] ?? custom;
  // A short text stays on one line; a long one must wrap on a narrow card.
  return text.length <= 24 ? text.replaceAll(' ', '\u00a0') : text;
};
