import type { Site } from '../site/site.ts';

/**
 * The visitor's own pages, under the brand's name for them (row 2.R22; decision E13); nothing where the site has none.
 *
 * @example
 * garagePath(aSite()); // => '/my-garage'
 */
export const garagePath = (site: Pick<Site, 'routes' | 'auth'>): string | undefined =>
  site.auth.garageEnabled ? site.routes.garagePath : undefined;
