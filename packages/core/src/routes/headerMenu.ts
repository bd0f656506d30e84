import type { NavItem } from '../site/site.ts';
import { existingItems } from './existingItems.ts';
import { firstRoutes } from './firstRoutes.ts';
import { groupLinks, type MenuSite, pageLinks, stockLinks, withOwnPages } from './menuLinks.ts';
import { ownPageLinks } from './ownPages.ts';
import { homePath, searchPath, stockPath } from './paths.ts';
import type { Menu } from './routeRow.ts';

/**
 * The header menu: the site's or template's own `navigation`, or the seven entries of the platform (Home, Vehicles, Offers, Our
 * Stock, Trade In, Service and Parts, Company), without entries for missing pages. The site's own pages come last: in Company,
 * or at the end of the site's own menu.
 *
 * @example
 * headerMenu(site, ['/', '/search/*', '/cars/']).map((item) => item.label); // => ['Home', 'Vehicles', 'Our Stock']
 */
export const headerMenu = (site: MenuSite, availablePaths: readonly string[]): NavItem[] => {
  const own = ownPageLinks('header', site, availablePaths);
  const paths = withOwnPages(site, availablePaths);
  if (site.navigation.length > 0) return existingItems([...site.navigation, ...own], paths);
  const { phrases } = site;
  const pages = (group: Menu) => groupLinks(group, site, availablePaths);
  const entry = (label: string, name: (typeof firstRoutes)[number]['name']) =>
    pageLinks(
      firstRoutes.filter((row) => row.name === name),
      site,
      availablePaths,
    ).map(({ href }) => ({ label, href }));
  return existingItems(
    [
      { label: phrases['nav.home'], href: homePath },
      { label: phrases['nav.vehicles'], href: searchPath(site), items: stockLinks(site), panel: 'stock' },
      ...entry(phrases['nav.offers'], 'offers'),
      { label: phrases['nav.ourStock'], href: stockPath },
      ...entry(phrases['nav.tradeIn'], 'tradeIn'),
      { label: phrases['nav.service'], href: '/service', items: pages('service') },
      { label: phrases['nav.company'], href: '/about-us', items: [...pages('company'), ...own] },
    ],
    paths,
  );
};
