import type { NavItem, Site } from '../site/site.ts';
import { carTypeLabel } from '../vehicle/carTypeLabel.ts';
import { existingItems, leadsSomewhere } from './existingItems.ts';
import { contactPath, homePath, searchPath, stockPath, stockTypePath } from './paths.ts';

/** What a menu needs to know of a site. */
export type MenuSite = Pick<
  Site,
  'navigation' | 'footer' | 'routes' | 'search' | 'phrases' | 'vehicleNoun' | 'locations' | 'name' | 'spinToWin'
>;

/** The first of these addresses that exists; a page of its own is better than a form. */
const firstOf = (availablePaths: readonly string[], ...hrefs: readonly string[]): string | undefined =>
  hrefs.find((href) => leadsSomewhere(href, availablePaths));

/** "Used cars", "Used trucks". */
const stockLabel = (carType: 'new' | 'demo' | 'used', { vehicleNoun, ...site }: MenuSite): string =>
  `${carTypeLabel(carType, site)} ${vehicleNoun.toLowerCase()}s`;

const link = (label: string, href: string | undefined): NavItem[] => (href === undefined ? [] : [{ label, href }]);

/** Used-only sites do not offer searches that their stock cannot answer. */
const stockLinks = (site: MenuSite): NavItem[] => {
  const all = { label: `All ${site.vehicleNoun.toLowerCase()}s`, href: searchPath(site) };
  if (!site.routes.defaultSearchPath.startsWith('/search/new-used-and-demo-cars')) return [all];
  return [
    all,
    { label: stockLabel('new', site), href: stockTypePath('new-cars') },
    { label: stockLabel('demo', site), href: stockTypePath('demo-cars') },
    { label: stockLabel('used', site), href: stockTypePath('used-cars') },
  ];
};

/**
 * The header menu: the site's or template's own `navigation`, or the seven entries of row 2.O12 (Home, Vehicles, Offers, Our Stock,
 * Trade In, Service and Parts, Company), always without entries whose page does not exist.
 *
 * @example
 * headerMenu(site, ['/', '/search', '/cars/']).map((item) => item.label); // => ['Home', 'Vehicles', 'Our Stock']
 */
export const headerMenu = (site: MenuSite, availablePaths: readonly string[]): NavItem[] => {
  if (site.navigation.length > 0) return existingItems(site.navigation, availablePaths);
  const { phrases } = site;
  const has = (...hrefs: readonly string[]) => firstOf(availablePaths, ...hrefs);
  return existingItems(
    [
      { label: phrases['nav.home'], href: homePath },
      { label: phrases['nav.vehicles'], href: searchPath(site), items: stockLinks(site) },
      ...link(phrases['nav.offers'], has('/special-offers')),
      { label: phrases['nav.ourStock'], href: stockPath },
      ...link(phrases['nav.tradeIn'], has('/trade-in', '/sell-my-car')),
      {
        label: phrases['nav.service'],
        href: '/service',
        items: [
          { label: 'Book a service', href: '/service' },
          { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', href: '/warranty' },
          { label: 'Roadside assist', href: '/roadside-assist' },
        ],
      },
      {
        label: phrases['nav.company'],
        href: '/about-us',
        items: [
          { label: 'About us', href: '/about-us' },
          { label: 'Contact us', href: contactPath },
          { label: 'Careers', href: '/careers' },
          { label: 'Reviews and articles', href: '/blog/vehicle-reviews' },
        ],
      },
    ],
    availablePaths,
  );
};

/**
 * The footer columns of row 2.O13: Vehicles, Buyer Tools, Servicing and Parts, and the dealership's own; or the site's `footer`.
 *
 * @example
 * footerColumns(site, ['/', '/search', '/contact-us']).map((column) => column.label); // => ['Vehicles', 'Buyer Tools', 'Harbour City Motors']
 */
export const footerColumns = (site: MenuSite, availablePaths: readonly string[]): NavItem[] => {
  if (site.footer.length > 0) return existingItems(site.footer, availablePaths);
  const { phrases } = site;
  const columns: NavItem[] = [
    { label: phrases['footer.vehicles'], items: stockLinks(site) },
    {
      label: phrases['footer.buyerTools'],
      items: [
        { label: 'Finance', href: site.routes.financePath },
        { label: 'Trade in your vehicle', href: '/trade-in' },
        { label: 'Book a test drive', href: '/book-test-drive' },
        { label: 'Special offers', href: '/special-offers' },
        { label: 'Saved vehicles', href: '/favourites' },
        { label: 'Pay online', href: '/online-payment' },
        { label: site.spinToWin.title, href: '/spin-to-win' },
      ],
    },
    {
      label: phrases['footer.servicing'],
      items: [
        { label: 'Book a service', href: '/service' },
        { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
        { label: 'Warranty', href: '/warranty' },
        { label: 'Roadside assist', href: '/roadside-assist' },
      ],
    },
    {
      label: site.name,
      items: [
        { label: 'About us', href: '/about-us' },
        { label: 'Contact us', href: contactPath },
        { label: 'Careers', href: '/careers' },
        { label: 'Terms and conditions', href: '/terms-and-conditions' },
        { label: 'Privacy policy', href: '/privacy-policy' },
      ],
    },
  ];
  return existingItems(columns, availablePaths);
};
