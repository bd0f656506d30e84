import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * The yard that sells a vehicle: the site's location with the id or slug of the vehicle's, else the only yard of the site. Undefined where
 * it is not known, since another yard may be another trader's.
 *
 * @example sellingYard(car, site)?.dealer_license_number // => 'M110021'
 */
export const sellingYard = (
  { location }: Pick<Vehicle, 'location'>,
  { locations }: Pick<Site, 'locations'>,
): SiteLocation | undefined => {
  const own =
    locations.find(({ id }) => id === location.id) ??
    (location.slug === undefined ? undefined : locations.find(({ slug }) => slug === location.slug));
  if (own !== undefined) return own;
  const yards = locations.filter(({ location_type: type, visible }) => visible && (type === 'sales' || type === ''));
  return yards.length === 1 ? yards[0] : undefined;
};
