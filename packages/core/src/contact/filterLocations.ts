import type { SiteLocation } from '../site/settings/location.ts';

/** Which locations a section shows; a number is a location's id. */
export type LocationFilter = 'primary' | 'sales' | 'service' | 'parts' | 'service-and-parts' | 'all' | number;

/**
 * The locations of a section (decision D6), in configured order. `primary` is the location marked as primary, else the first; a
 * type includes locations of that type and those without a type; hidden locations are never listed, not even by id.
 *
 * @example
 * filterLocations(site.locations, 'service-and-parts');
 */
export const filterLocations = (locations: readonly SiteLocation[], filter: LocationFilter): SiteLocation[] => {
  const visible = locations.filter((location) => location.visible);
  const ofType = (...types: readonly string[]): SiteLocation[] =>
    visible.filter(({ location_type: type }) => type === '' || types.includes(type));
  switch (filter) {
    case 'all':
      return visible;
    case 'primary': {
      const primary = visible.find((location) => location.primary) ?? visible[0];
      return primary === undefined ? [] : [primary];
    }
    case 'service-and-parts':
      return ofType('service', 'parts');
    case 'sales':
    case 'service':
    case 'parts':
      return ofType(filter);
    default:
      return visible.filter(({ id }) => id === filter);
  }
};
