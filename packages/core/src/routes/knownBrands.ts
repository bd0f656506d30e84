import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';

/** The site values that determine its brands. */
type BrandSite = Pick<Site, 'manufacturer' | 'dealership_websites'> & Partial<Pick<Site, 'locations'>>;

/**
 * The brands with pages on a site, with their slugs: its manufacturer, the makes of its sister websites, and the makes that its
 * locations sell.
 *
 * @example
 * knownBrands(aSite({ manufacturer: 'Land Rover' })); // => [{ slug: 'land-rover', name: 'Land Rover' }]
 */
export const knownBrands = ({ manufacturer, dealership_websites: sisters, locations = [] }: BrandSite) => {
  const names = [
    manufacturer ?? '',
    ...sisters.map(({ make }) => make),
    ...locations.flatMap(({ visible, manufacturers = [] }) => (visible ? manufacturers : [])),
  ];
  const brands = names.map((name) => ({ slug: slugify(name), name })).filter(({ slug }) => slug !== '');
  return brands.filter(({ slug }, at) => brands.findIndex((other) => other.slug === slug) === at);
};
