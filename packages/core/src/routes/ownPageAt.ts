import type { OwnPage, Site } from '../site/index.ts';
import { pathOf } from './withQuery.ts';
import type { RouteSite } from './sitePatterns.ts';
import { siteRows } from './siteRoutes.ts';

/**
 * The addresses of the site's own pages, without invalid, duplicate and already used ones.
 *
 * @example
 * ownPagePaths(aSite({ ownPages: [{ path: '/why-us', title: 'Why us' }, { path: '/finance', title: 'Finance' }] })); // => ['/why-us']
 */
export const ownPagePaths = (site: RouteSite): string[] =>
  siteRows(site)
    .filter(({ row }) => row.name === 'ownPage')
    .map(({ pattern }) => pattern);

/**
 * The site's own page at an address; the first if two have the same address.
 *
 * @example
 * ownPageAt('/why-us/', aSite({ ownPages: [{ path: '/why-us', title: 'Why us' }] }))?.title; // => 'Why us'
 */
export const ownPageAt = (address: string, { ownPages }: Pick<Site, 'ownPages'>): OwnPage | undefined => {
  const path = pathOf(address).toLowerCase();
  return ownPages.find((page) => page.path === path);
};
