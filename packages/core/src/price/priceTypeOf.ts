import type { Site } from '../site/site.ts';
import type { VehicleBase } from '../vehicle/vehicle.ts';

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * What a price includes, in words: a price never stands without them (Australian Consumer Law s 48; art direction).
 * The feed's own words, else the site's for the car type, else the country's custom.
 *
 * @example priceTypeOf({ carType: 'used' }, site) // => 'Excl. govt charges', spaces non-breaking
 */
export const priceTypeOf = (
  vehicle: Pick<VehicleBase, 'carType' | 'priceType'>,
  site: Pick<Site, 'country' | 'price' | 'nz'>,
): string => {
  const custom =
    site.country === 'NZ'
      ? sentence(site.nz.onRoadCostsText)
      : vehicle.carType === 'used'
        ? 'Excl. govt charges'
        : 'Drive away';
  const words = vehicle.priceType ?? site.price.defaultPriceType[vehicle.carType] ?? custom;
  // Short words stay on one line with each other; long ones must be able to wrap on a narrow card.
  return words.length <= 24 ? words.replaceAll(' ', '\u00a0') : words;
};
