import type { Site } from '../site/site.ts';
import { firstPatterns, firstRoutes } from './firstRoutes.ts';
import type { PageSite, RouteRow } from './routeRow.ts';

/**
 * Whether the page of a row can be opened on a site: it is built, and the site has what it shows.
 *
 * @example
 * existsOn({ name: 'blog', patterns: ['/blog/vehicle-reviews'] }, aSite()); // => false
 */
export const existsOn = ({ page, content, exists }: RouteRow, site: PageSite): boolean =>
  page !== undefined && (!content || site.content.includes(content)) && (exists?.(site) ?? true);

/**
 * The addresses that menus may lead to on a site, as patterns: a menu lists only what can be opened.
 *
 * @example
 * sitePaths(aSite()).includes('/privacy-policy'); // => false
 */
export const sitePaths = (site: PageSite & Pick<Site, 'routes'>): readonly string[] =>
  firstRoutes.filter((row) => existsOn(row, site)).flatMap((row) => firstPatterns(row, site));
