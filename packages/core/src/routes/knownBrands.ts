import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';

/** What of a site says which brands it knows. */
type BrandSite = Pick<Site, 'manufacturer' | 'dealership_websites'> & Partial<Pick<Site, 'locations'>>;

/**
 * The brands that have pages on a site, with the slug of their addresses: its own manufacturer, the makes of its sister websites, and
 * what its locations sell (row 2.R40).
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
