import { soldStockTypes } from '../search/soldStockTypes.ts';
import type { NavItem, Site } from '../site/site.ts';
import { carTypeLabel } from '../vehicle/carType.ts';
import type { CarType } from '../site/stockTypes.ts';
import { isAvailablePath } from './existingItems.ts';
import { firstRoutes, withSetting } from './firstRoutes.ts';
import { searchPath, stockTypePath } from './paths.ts';
import type { Menu, RouteRow } from './routeRow.ts';
import { rowTitle } from './rowTitle.ts';

/** The site values that a menu needs. */
export type MenuSite = Pick<
  Site,
  | 'navigation'
  | 'footer'
  | 'routes'
  | 'search'
  | 'phrases'
  | 'vehicleNoun'
  | 'locations'
  | 'name'
  | 'spinToWin'
  | 'ownPages'
>;

/** The paths that menu links may lead to, including the site's own pages. */
export const withOwnPages = ({ ownPages }: MenuSite, availablePaths: readonly string[]): string[] => [
  ...availablePaths,
  ...ownPages.map(({ path }) => path),
];

/** "Used cars", "Used trucks". */
const stockLabel = (carType: CarType, { vehicleNoun, ...site }: MenuSite): string =>
  `${carTypeLabel(carType, site)} ${vehicleNoun.toLowerCase()}s`;

/** Links to these pages, each to its first existing address. */
export const pageLinks = (rows: readonly RouteRow[], site: MenuSite, availablePaths: readonly string[]) =>
  rows.flatMap((row) => {
    const href = row.patterns
      .map((pattern) => withSetting(pattern, site))
      .find((path) => isAvailablePath(path, availablePaths));
    return href === undefined ? [] : [{ label: row.label ?? rowTitle(row, site), href }];
  });

/**
 * The links of a group, from the table of routes.
 *
 * @example
 * groupLinks('legal', site, sitePaths(site)); // => [{ label: 'Privacy policy', href: '/privacy-policy' }]
 */
export const groupLinks = (group: Menu, site: MenuSite, availablePaths: readonly string[]) =>
  pageLinks(
    firstRoutes.filter(({ menu }) => menu === group),
    site,
    availablePaths,
  );

/**
 * The types of stock that a site's links offer to choose from: those that it sells (`search.stockTypes`) and that its default search
 * contains; none where that leaves no choice.
 *
 * @example
 * offeredStockTypes(site).map(({ carType }) => carType); // => ['new', 'demo', 'used']
 */
export const offeredStockTypes = ({
  routes,
  search,
}: Pick<Site, 'routes' | 'search'>): { carType: CarType; href: string }[] => {
  const offered = soldStockTypes({ routes, search });
  return offered.length < 2 ? [] : offered.map((carType) => ({ carType, href: stockTypePath(`${carType}-cars`) }));
};

/** Links to the searches by type of stock. */
export const stockLinks = (site: MenuSite): NavItem[] => [
  { label: `All ${site.vehicleNoun.toLowerCase()}s`, href: searchPath(site) },
  ...offeredStockTypes(site).map(({ carType, href }) => ({ label: stockLabel(carType, site), href })),
];
