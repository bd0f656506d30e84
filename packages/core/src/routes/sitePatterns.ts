import type { Site } from '../site/site.ts';
import { knownBrands } from './knownBrands.ts';
import { pathOf } from './pathOf.ts';
import type { RouteSetting } from './routeRow.ts';

/** What of a site its routes depend on. */
export type RouteSite = Pick<
  Site,
  'routes' | 'auth' | 'manufacturer' | 'dealership_websites' | 'locations' | 'ownPages'
>;

/** The finance and brand addresses of a site need no more than this. */
type PatternSite = Pick<RouteSite, 'routes' | 'manufacturer' | 'dealership_websites'> & Partial<RouteSite>;

/** What the address of a page of a site's own may be: its file has the same name. */
export const ownPathPattern = /^(\/[a-z0-9-]+)+$/;

/** What stands for a `{name}` of a pattern on a site. */
const ownValues = (name: string, site: PatternSite): readonly string[] => {
  if (name === 'brand') return knownBrands(site).map(({ slug }) => slug);
  if (name === 'ownPage')
    return (site.ownPages ?? []).map(({ path }) => path).filter((path) => ownPathPattern.test(path));
  if (name === 'garagePath' && site.auth?.garageEnabled !== true) return [];
  return [site.routes[name as RouteSetting]];
};

/** A part of a pattern that a site chooses. */
export const ownName = /\{(\w+)\}/;

/**
 * The addresses that a pattern of the table stands for on a site.
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
      // What a dealer writes is words, never a parameter of ours, and never the home page.
      .filter((value) => value !== '/' && !/[:*]/.test(value))
      .map((value) => pattern.replace(ownName, () => value))
  );
};
