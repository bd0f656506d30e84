import { routeOf } from './routeOf.ts';
import type { TitleSite } from './routeRow.ts';
import type { RouteName } from './routes.ts';
import { rowTitle } from './rowTitle.ts';

/**
 * The title that the table of routes gives a page; empty where the page makes it from what it shows.
 *
 * @example
 * pageTitle('careers', aSite()); // => 'Careers'
 */
export const pageTitle = (name: RouteName, site: TitleSite): string => rowTitle(routeOf(name), site);
