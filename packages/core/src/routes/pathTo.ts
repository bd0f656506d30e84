import { ownValue } from '../data/values.ts';
import type { Site } from '../site/site.ts';
import { routeOf } from './routeOf.ts';
import type { RouteSetting } from './routeRow.ts';
import type { Route, RouteName, RouteParams } from './routes.ts';

/** The address of a row for links; `site` is needed for rows whose address depends on the site. */
const rowPath = (
  { patterns: [pattern = '/'] }: Route,
  params: Readonly<Record<string, string | number>> = {},
  site?: Pick<Site, 'routes'>,
): string =>
  pattern
    .replace(/\/\*$/, '')
    .replace(/\{(\w+)\}|:(\w+)/g, (_, own: string | undefined, name: string) =>
      own === undefined ? encodeURIComponent(ownValue(params, name) ?? '') : String(site?.routes[own as RouteSetting]),
    );

/**
 * The address of a page, from the table of routes.
 *
 * @example
 * pathTo('careers'); // => '/careers'
 * pathTo('vehicle', { slug: '2022-toyota-hilux-7' }); // => '/cars/2022-toyota-hilux-7'
 * pathTo('location', { slug: 'newstead' }, aSite()); // => '/contact-us/newstead'
 */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[params, site]: Record<never, never> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, site?: Pick<Site, 'routes'>]
    : [params: RouteParams<Name>, site?: Pick<Site, 'routes'>]
): string => rowPath(routeOf(name), params, site);
