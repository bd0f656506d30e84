import { fits, segmentsOf } from './fits.ts';
import { type Route, routes } from './routes.ts';
import type { RoutePattern } from './routeTable.ts';
import { ownName, type RouteSite, sitePatterns } from './sitePatterns.ts';

/** An address of a site, with its row of the table. */
export type SiteRow = { readonly row: Route; readonly pattern: string };

/** Fixed addresses come before a site's own, and fixed segments before parameters, as in the router; its own pages come last. */
const rank = (written: string): number => {
  if (written === '{ownPage}') return 3;
  if (/[:*]/.test(written)) return 2;
  return ownName.test(written) ? 1 : 0;
};

/** Whether an earlier row has this address. */
const isTaken = (path: string, earlier: readonly SiteRow[]): boolean => {
  const segments = segmentsOf(path);
  return earlier.some(({ pattern }) => fits(pattern, segments));
};

/**
 * Every address of a site with its row of the table; the first match wins.
 *
 * @example
 * siteRows(aSite())[0]?.pattern; // => '/'
 */
export const siteRows = (site: RouteSite): readonly SiteRow[] =>
  routes
    .flatMap((row) => [...row.patterns, ...(row.aliases ?? [])].map((written) => ({ row, written })))
    .toSorted((a, b) => rank(a.written) - rank(b.written))
    .flatMap(({ row, written }) => sitePatterns(written, site).map((pattern) => ({ row, pattern })))
    .filter(({ row, pattern }, at, all) => row.name !== 'ownPage' || !isTaken(pattern, all.slice(0, at)));

/**
 * Every address of a site (decisions E13, F3): the route table, the site's finance, garage and brand pages, and its own pages.
 * A site without a garage has no garage address. `{brand}-finance`, `{brand}-service` and `{brand}/overview` exist for each
 * brand of the site.
 *
 * @example
 * siteRoutes(aSite({ manufacturer: 'Ford' })).some(({ pattern }) => pattern === '/ford-service'); // => true
 */
export const siteRoutes = (site: RouteSite): readonly RoutePattern[] =>
  siteRows(site).map(({ row, pattern }) => ({ name: row.name, pattern }));

/**
 * The row of the table for an address, matched like in the router; undefined for an unknown one.
 *
 * @example
 * routeAt('/cars/hilux-7', aSite())?.page; // => 'vehicle'
 */
export const routeAt = (path: string, site: RouteSite): Route | undefined => {
  const segments = segmentsOf(path);
  return siteRows(site).find(({ pattern }) => fits(pattern, segments))?.row;
};
