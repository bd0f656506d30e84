import { slugify } from '../format/slugify.ts';
import type { Site } from '../site/site.ts';

/**
 * The brands that have pages on a site, as slugs: its own manufacturer, and the makes of its sister websites (row 2.R40).
 *
 * @example
 * knownBrands(aSite({ manufacturer: 'Land Rover' })); // => ['land-rover']
 */
export const knownBrands = (site: Pick<Site, 'manufacturer' | 'dealership_websites'>): string[] => [
  ...new Set(
    [...(site.manufacturer === null ? [] : [site.manufacturer]), ...site.dealership_websites.map(({ make }) => make)]
      .map(slugify)
      .filter((slug) => slug !== ''),
  ),
];
