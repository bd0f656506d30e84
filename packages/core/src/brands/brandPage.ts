import { slugify } from '../format/slugify.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import type { Model } from './model.ts';

/**
 * The locations that sell a brand, by their `manufacturers`. If no location lists any, a site whose manufacturer is this brand
 * sells it at all locations.
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

/**
 * The models of a brand, in order. On a site with one manufacturer, models without a manufacturer belong to it.
 *
 * @example
 * modelsOfBrand(models, 'ford', site).map(({ name }) => name); // => ['Ranger', 'Everest']
 */
export const modelsOfBrand = (
  models: readonly Model[],
  brand: string,
  { manufacturer }: Pick<Site, 'manufacturer'>,
): Model[] => models.filter(({ manufacturerName }) => slugify(manufacturerName ?? manufacturer ?? '') === brand);
