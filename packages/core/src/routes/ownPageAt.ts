import type { OwnPage, Site } from '../site/index.ts';
import { pathOf } from './pathOf.ts';
import type { RouteSite } from './sitePatterns.ts';
import { siteRows } from './siteRoutes.ts';

/**
 * The addresses of the site's own pages: sound ones that no other page has, each once.
 *
 * @example
 * ownPagePaths(aSite({ ownPages: [{ path: '/why-us', title: 'Why us' }, { path: '/finance', title: 'Finance' }] })); // => ['/why-us']
 */
export const ownPagePaths = (site: RouteSite): string[] =>
  siteRows(site)
    .filter(({ row }) => row.name === 'ownPage')
    .map(({ pattern }) => pattern);

/**
 * The page of the site's own at an address: the first, where two say the same.
 *
 * @example
 * ownPageAt('/why-us/', aSite({ ownPages: [{ path: '/why-us', title: 'Why us' }] }))?.title; // => 'Why us'
 */
export const ownPageAt = (address: string, { ownPages }: Pick<Site, 'ownPages'>): OwnPage | undefined => {
  const path = pathOf(address).toLowerCase();
  return ownPages.find((page) => page.path === path);
};
