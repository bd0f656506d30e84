import type { Site } from '../site/site.ts';
import { knownBrands } from './knownBrands.ts';
import { pathOf } from './withQuery.ts';
import type { RouteSetting } from './routeRow.ts';

/** The site values that routes depend on. */
export type RouteSite = Pick<
  Site,
  'routes' | 'auth' | 'manufacturer' | 'dealership_websites' | 'locations' | 'ownPages'
>;

/** The site values that its finance and brand addresses depend on. */
type PatternSite = Pick<RouteSite, 'routes' | 'manufacturer' | 'dealership_websites'> & Partial<RouteSite>;

/** A valid address of a site's own page: its file has the same name. */
export const ownPathPattern = /^(\/[a-z0-9-]+)+$/;

/** The values of a `{name}` in a pattern on a site. */
const ownValues = (name: string, site: PatternSite): readonly string[] => {
  if (name === 'brand') return knownBrands(site).map(({ slug }) => slug);
  if (name === 'ownPage')
    return (site.ownPages ?? []).map(({ path }) => path).filter((path) => ownPathPattern.test(path));
  if (name === 'garagePath' && site.auth?.garageEnabled !== true) return [];
  return [site.routes[name as RouteSetting]];
};

/** A `{name}` in a pattern, whose value depends on the site. */
export const ownName = /\{(\w+)\}/;

/**
 * The addresses of a pattern of the table on a site.
 *
 * @example
 * sitePatterns('/{brand}-service', aSite({ manufacturer: 'Ford' })); // => ['/ford-service']
 */
export const sitePatterns = (pattern: string, site: PatternSite): string[] => {
  const name = ownName.exec(pattern)?.[1];
  if (name === undefined) return [pattern];
  return (
    ownValues(name, site)
      .map(pathOf)
      // A dealer's text must not become a route parameter or the home page.
      .filter((value) => value !== '/' && !/[:*]/.test(value))
      .map((value) => pattern.replace(ownName, () => value))
  );
};
