import type { NavItem, Site } from '../site/site.ts';
import { knownBrands } from './knownBrands.ts';
import { pathOf } from './pathOf.ts';
import { routeTable } from './routeTable.ts';
import type { RoutePattern } from './routeTable.ts';

/** What of a site its routes depend on. */
export type RouteSite = Pick<
  Site,
  'routes' | 'auth' | 'manufacturer' | 'dealership_websites' | 'navigation' | 'footer'
>;

const hrefsOf = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ href, items: below = [] }) => [...(href === undefined ? [] : [href]), ...hrefsOf(below)]);

/** A path of one segment that a menu names, such as a company of the group. */
const groupPaths = (site: RouteSite): string[] =>
  hrefsOf([...site.navigation, ...site.footer]).filter((href) => /^\/[a-z0-9][a-z0-9-]*\/?$/i.test(pathOf(href)));

/**
 * Every address that a site answers to (specification section 2, Routes; decisions E13, F3): the table, the site's own finance,
 * garage and brand pages, and the group links that its menus name. The garage is left out where the site has none.
 * `{brand}-finance`, `{brand}-service` and `{brand}/overview` stand for each brand that the site knows.
 *
 * @example
 * siteRoutes(aSite({ manufacturer: 'Ford' })).some(({ pattern }) => pattern === '/ford-service'); // => true
 */
export const siteRoutes = (site: RouteSite): readonly RoutePattern[] => {
  const own: RoutePattern[] = [{ name: 'finance', pattern: pathOf(site.routes.financePath) }];
  if (site.auth.garageEnabled) own.push({ name: 'garage', pattern: pathOf(site.routes.garagePath) });
  for (const brand of knownBrands(site)) {
    own.push(
      { name: 'brandOverview', pattern: `/${brand}/overview` },
      { name: 'service', pattern: `/${brand}-service` },
      { name: 'finance', pattern: `/${brand}-finance` },
    );
  }
  own.push(...groupPaths(site).map((path): RoutePattern => ({ name: 'groupPage', pattern: pathOf(path) })));
  // What a dealer writes is words, never a parameter of ours, and never the home page.
  const sound = own.filter(({ pattern }) => pattern !== '/' && !/[:*]/.test(pattern));
  return [
    ...routeTable,
    ...sound.map((route) => (route.name === 'garage' ? { ...route, pattern: `${route.pattern}/*` } : route)),
  ];
};
