import { fits, segmentsOf } from './fits.ts';
import type { RouteRow } from './routeRow.ts';
import type { Site } from '../site/site.ts';

/**
 * The rows of the route table in the first load: pages where most visits start, and pages in menus. Fixed paths come before
 * parameters, because the first match wins.
 */
export const firstTable = [
  { name: 'home', patterns: ['/'], page: 'home', list: true, firstVisit: true },
  { name: 'stock', patterns: ['/cars'], page: 'stock', firstVisit: true, unlisted: true },
  {
    name: 'finance',
    patterns: ['{financePath}'],
    aliases: ['/finance', '/finance-enquiry', '/apply-for-finance'],
    page: 'finance',
    title: ({ phrases }) => phrases['finance.title'],
    gate: 'finance',
    label: 'Finance',
    menu: 'buyerTools',
  },
  {
    name: 'tradeIn',
    patterns: ['/trade-in', '/sell-my-car'],
    aliases: ['/sell-your-car', '/cars/trade-in'],
    page: 'tradeIn',
    label: 'Trade in your vehicle',
    menu: 'buyerTools',
  },
  {
    name: 'testDrive',
    patterns: ['/book-test-drive'],
    page: 'enquiry',
    title: 'Book a test drive',
    menu: 'buyerTools',
  },
  {
    name: 'offers',
    patterns: ['/special-offers'],
    page: 'offers',
    list: true,
    title: 'Special offers',
    menu: 'buyerTools',
  },
  {
    name: 'models',
    patterns: ['/models'],
    page: 'models',
    list: true,
    title: 'Models',
    content: 'models',
    menu: 'buyerTools',
  },
  {
    name: 'favourites',
    patterns: ['/favourites'],
    page: 'favourites',
    list: true,
    unlisted: true,
    label: 'Saved vehicles',
    menu: 'buyerTools',
  },
  { name: 'compare', patterns: ['/compare'], page: 'compare', list: true, title: 'Compare vehicles', unlisted: true },
  {
    name: 'onlinePayment',
    patterns: ['/online-payment'],
    page: 'onlinePayment',
    gate: 'online-payment',
    unlisted: true,
    title: 'Pay online',
    exists: ({ services }) => services.payments.allowedHosts.length > 0,
    menu: 'buyerTools',
  },
  {
    name: 'spinToWin',
    patterns: ['/spin-to-win'],
    page: 'spinToWin',
    gate: 'spin-to-win',
    unlisted: true,
    title: ({ spinToWin }) => spinToWin.title,
    exists: ({ spinToWin }) => spinToWin.prizes.length > 0,
    menu: 'buyerTools',
  },
  {
    name: 'service',
    patterns: ['/service'],
    page: 'enquiry',
    title: 'Service',
    label: 'Book a service',
    menu: 'service',
  },
  {
    name: 'parts',
    patterns: ['/vehicle-parts-and-accessories'],
    page: 'enquiry',
    title: 'Parts and accessories',
    menu: 'service',
  },
  { name: 'partsSearch', patterns: ['/parts/search'], page: 'enquiry', title: 'Find a part' },
  {
    name: 'warranty',
    patterns: ['/warranty'],
    page: 'enquiry',
    title: 'Warranty',
    menu: 'service',
  },
  {
    name: 'roadsideAssist',
    patterns: ['/roadside-assist'],
    page: 'enquiry',
    title: 'Roadside assist',
    menu: 'service',
  },
  {
    name: 'about',
    patterns: ['/about-us'],
    page: 'enquiry',
    list: 'about',
    title: 'About us',
    menu: 'company',
  },
  {
    name: 'brands',
    patterns: ['/brands'],
    page: 'brands',
    list: true,
    title: 'Our brands',
    content: 'brands',
    menu: 'company',
  },
  {
    name: 'contact',
    patterns: ['/contact-us'],
    aliases: ['/contact'],
    page: 'enquiry',
    list: 'contact',
    title: 'Contact us',
    menu: 'company',
  },
  { name: 'contact', patterns: ['/dealerships'], page: 'enquiry', list: 'dealerships', title: 'Our dealerships' },
  {
    name: 'dealerLocator',
    patterns: ['/dealer-locator'],
    page: 'dealerLocator',
    list: true,
    title: 'Find a location',
    exists: ({ locations }) => locations.filter(({ visible }) => visible).length > 1,
    menu: 'company',
  },
  {
    name: 'careers',
    patterns: ['/careers'],
    page: 'enquiry',
    title: 'Careers',
    menu: 'company',
  },
  {
    name: 'blog',
    patterns: ['/blog/vehicle-reviews'],
    page: 'blog',
    list: true,
    title: 'Reviews and articles',
    content: 'posts',
    menu: 'company',
  },
  { name: 'fleet', patterns: ['/fleet'], page: 'enquiry', title: 'Fleet' },
  {
    name: 'terms',
    patterns: ['/terms-and-conditions'],
    page: 'legal',
    title: 'Terms and conditions',
    exists: ({ legal }) => legal.terms.length > 0,
    menu: 'legal',
  },
  {
    name: 'privacy',
    patterns: ['/privacy-policy'],
    page: 'legal',
    title: 'Privacy policy',
    exists: ({ legal }) => legal.privacy.length > 0,
    menu: 'legal',
  },
  { name: 'vehicle', patterns: ['/cars/:slug'], page: 'vehicle', list: true, firstVisit: true },
  { name: 'search', patterns: ['/search/*', '/used-car/:carType'], page: 'search', list: true, firstVisit: true },
] as const satisfies readonly RouteRow[];

export type FirstRow = (typeof firstTable)[number];

/** Key of a page whose code is in the first load. */
export type FirstPageName = Extract<FirstRow, { page: string; firstVisit: true }>['page'];

/** The first address of each enquiry page. */
export type EnquiryPath = Extract<FirstRow, { page: 'enquiry' }>['patterns'][0];

type FirstRoute = RouteRow & { readonly name: FirstRow['name'] };

/** The rows of `firstTable`, all of one type. */
export const firstRoutes: readonly FirstRoute[] = firstTable;

/** A pattern with the site's finance path instead of `{financePath}`, the only setting in the rows of the first load. */
export const withSetting = (pattern: string, { routes }: Pick<Site, 'routes'>): string =>
  pattern.replace('{financePath}', () => routes.financePath);

/**
 * The addresses of a row of the first load on a site, as patterns.
 *
 * @example
 * firstPatterns(firstRoutes[0], aSite()); // => ['/']
 */
export const firstPatterns = ({ patterns, aliases = [] }: RouteRow, site: Pick<Site, 'routes'>): string[] =>
  [...patterns, ...aliases].map((pattern) => withSetting(pattern, site));

/**
 * The row of the first load for a path; undefined for other rows and unknown paths.
 *
 * @example
 * firstRouteAt('/cars/hilux-7', aSite())?.name; // => 'vehicle'
 * firstRouteAt('/sign-in', aSite()); // => undefined
 */
export const firstRouteAt = (path: string, site: Pick<Site, 'routes'>): FirstRoute | undefined => {
  const segments = segmentsOf(path);
  return firstRoutes.find((row) => firstPatterns(row, site).some((pattern) => fits(pattern, segments)));
};
