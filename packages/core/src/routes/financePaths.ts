import { knownBrands } from './knownBrands.ts';
import { pathOf } from './pathOf.ts';
import type { RouteSite } from './siteRoutes.ts';

/**
 * Every address of a site's finance page: the three of the route table, its own, and one for each brand that it knows (rows 2.R17,
 * 2.R18).
 *
 * @example
 * financePaths(aSite({ manufacturer: 'Ford' })); // => ['/finance', '/finance-enquiry', '/apply-for-finance', '/ford-finance']
 */
export const financePaths = (site: Pick<RouteSite, 'routes' | 'manufacturer' | 'dealership_websites'>): string[] => {
  const own = pathOf(site.routes.financePath);
  return [
    ...new Set([
      '/finance',
      '/finance-enquiry',
      '/apply-for-finance',
      ...knownBrands(site).map((brand) => `/${brand}-finance`),
      ...(own === '/' || /[:*]/.test(own) ? [] : [own]),
    ]),
  ];
};
