import type { SiteLocation } from '../site/settings/location.ts';
import { orderLocations } from './orderLocations.ts';

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const placeKey = ({ address }: SiteLocation): string | undefined => {
  const street = plain(address.street);
  const town = plain(address.city) || plain(address.postcode);
  return street === '' || town === '' ? undefined : `${street}, ${town}`;
};

/**
 * The locations that share a place with this one, itself among them, for the sales, service and parts selector (row 2.L10): same street and
 * city, visible, in the order of types. One alone needs no selector.
 *
 * @example
 * locationsAtPlace(sales, [parts, sales, elsewhere]); // => [sales, parts]
 */
export const locationsAtPlace = (location: SiteLocation, locations: readonly SiteLocation[]): SiteLocation[] => {
  const key = placeKey(location);
  const others = locations.filter(
    (other) => other.id !== location.id && other.visible && key !== undefined && placeKey(other) === key,
  );
  return orderLocations([location, ...others]);
};
