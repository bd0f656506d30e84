import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';
import type { SiteLocation } from '../site/settings/location.ts';

/**
 * The locations for a brand (`manufacturers` of a location). Where none says which brands it has, a site of that one manufacturer has it
 * at all of them.
 *
 * @example
 * locationsSelling('land-rover', aSite({ locations: [{ id: 3, name: 'Newstead', slug: 'newstead', manufacturers: ['Land Rover'] }] })).length; // => 1
 */
export const locationsSelling = (
  brand: string,
  { locations, manufacturer }: Pick<Site, 'locations' | 'manufacturer'>,
): SiteLocation[] => {
  const visible = locations.filter((location) => location.visible);
  const selling = visible.filter(({ manufacturers = [] }) => manufacturers.some((make) => slugify(make) === brand));
  const isOnlyBrand =
    slugify(manufacturer ?? '') === brand && visible.every(({ manufacturers = [] }) => manufacturers.length === 0);
  return isOnlyBrand ? visible : selling;
};
