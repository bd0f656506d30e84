import type { Site } from '../site/site.ts';
import { vehiclePath } from './paths.ts';

/**
 * The public address of a car, to be shared (row 2.R03): the site's address and the car's path.
 *
 * @example
 * shareUrl('hilux-7', aSite()); // => 'https://www.harbourcity.example/cars/hilux-7'
 */
export const shareUrl = (slug: string, site: Pick<Site, 'url'>): string =>
  `${site.url.replace(/\/+$/, '')}${vehiclePath(slug)}`;
