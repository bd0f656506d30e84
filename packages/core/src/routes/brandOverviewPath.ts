import { slugify } from '../format/slugify.ts';

/**
 * The overview of a brand (row 2.R40). `matchRoute` knows it only for the site's own brands.
 *
 * @example
 * brandOverviewPath('Land Rover'); // => '/land-rover/overview'
 */
export const brandOverviewPath = (brand: string): string => `/${encodeURIComponent(slugify(brand))}/overview`;
