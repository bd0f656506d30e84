import type { NavItem, OwnPage, Site } from '../site/index.ts';
import { leadsSomewhere } from './existingItems.ts';

/**
 * The entries that the site's own pages have in a menu. One at the address of another page is left out: that address is not its own.
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
    .filter((page) => page.menu === menu && !leadsSomewhere(page.path, otherPaths))
    .map(({ path, title, label = title }) => ({ label, href: path }));
