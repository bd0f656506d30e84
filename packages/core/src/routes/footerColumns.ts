import type { NavItem } from '../site/site.ts';
import { existingItems } from './existingItems.ts';
import { groupLinks, type MenuSite, stockLinks, withOwnPages } from './menuLinks.ts';
import { ownPageLinks } from './ownPages.ts';
import type { Menu } from './routeRow.ts';

/**
 * The columns of the footer: Vehicles, Buyer Tools, Servicing and Parts, and the dealership's own with the site's own pages;
 * or, if the site has a `footer`, that and a column of its own pages. Legal pages are not a column: see `groupLinks('legal',
 * ...)`.
 *
 * @example
 * footerColumns(site, ['/', '/search/*', '/contact-us']).map((column) => column.label); // => ['Vehicles', 'Buyer Tools', 'Harbour City Motors']
 */
export const footerColumns = (site: MenuSite, availablePaths: readonly string[]): NavItem[] => {
  const own = ownPageLinks('footer', site, availablePaths);
  const paths = withOwnPages(site, availablePaths);
  if (site.footer.length > 0) return existingItems([...site.footer, { label: site.name, items: own }], paths);
  const { phrases } = site;
  const pages = (group: Menu) => groupLinks(group, site, availablePaths);
  const columns: NavItem[] = [
    { label: phrases['footer.vehicles'], items: stockLinks(site) },
    { label: phrases['footer.buyerTools'], items: pages('buyerTools') },
    { label: phrases['footer.servicing'], items: pages('service') },
    { label: site.name, items: [...pages('company'), ...own] },
  ];
  return existingItems(columns, paths);
};
