import type { NavItem, OwnPage, Site } from '../site/index.ts';
import { isAvailablePath } from './existingItems.ts';

/**
 * The menu entries of the site's own pages. A page whose address is already used is left out.
 *
 * @example
 * ownPageLinks('footer', aSite({ ownPages: [{ path: '/why-us', title: 'Why us', menu: 'footer' }] }), ['/']);
 * // => [{ label: 'Why us', href: '/why-us' }]
 */
export const ownPageLinks = (
  menu: OwnPage['menu'],
  { ownPages }: Pick<Site, 'ownPages'>,
  otherPaths: readonly string[],
): NavItem[] =>
  ownPages
    .filter((page) => page.menu === menu && !isAvailablePath(page.path, otherPaths))
    .map(({ path, title, label = title }) => ({ label, href: path }));
