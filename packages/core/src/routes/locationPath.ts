import type { Site } from '../site/site.ts';

/**
 * The page of a location (row 2.R25), under the word that the site uses: contact-us, our-location or locations.
 *
 * @example
 * locationPath('newstead', aSite()); // => '/contact-us/newstead'
 */
export const locationPath = (slug: string, site: Pick<Site, 'routes'>): string =>
  `/${site.routes.locationPath}/${encodeURIComponent(slug)}`;
