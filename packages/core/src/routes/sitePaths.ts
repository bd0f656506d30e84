import type { Site } from '../site/site.ts';
import { firstPatterns, firstRoutes } from './firstRoutes.ts';
import type { PageSite, RouteRow } from './routeRow.ts';

/**
 * Whether the page of a row exists on a site: it is built, and the site has its content.
 *
 * @example
 * isOnSite({ name: 'blog', patterns: ['/blog/vehicle-reviews'] }, aSite()); // => false
 */
export const isOnSite = ({ page, content, exists }: RouteRow, site: PageSite): boolean =>
  page !== undefined && (!content || site.content.includes(content)) && (exists?.(site) ?? true);

/**
 * The patterns of a site's existing pages, for menus.
 *
 * @example
 * sitePaths(aSite()).includes('/privacy-policy'); // => false
 */
export const sitePaths = (site: PageSite & Pick<Site, 'routes'>): readonly string[] =>
  firstRoutes.filter((row) => isOnSite(row, site)).flatMap((row) => firstPatterns(row, site));
