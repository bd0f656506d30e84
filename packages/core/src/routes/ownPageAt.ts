import type { OwnPage, Site } from '../site/index.ts';
import { pathOf } from './withQuery.ts';

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
