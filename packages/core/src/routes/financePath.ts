import type { Site } from '../site/site.ts';

/**
 * The site's finance page: /finance unless it has another (rows 2.R17, 2.R18).
 *
 * @example
 * financePath(aSite({ routes: { financePath: '/apply-for-finance' } })); // => '/apply-for-finance'
 */
export const financePath = (site: Pick<Site, 'routes'>): string => site.routes.financePath;
