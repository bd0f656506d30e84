import { routeOf } from './routeOf.ts';
import type { TitleSite } from './routeRow.ts';
import type { RouteName } from './routes.ts';
import { rowTitle } from './rowTitle.ts';

/**
 * The title of a page in the table of routes; empty if the title depends on the page's content.
 *
 * @example
 * pageTitle('careers', aSite()); // => 'Careers'
 */
export const pageTitle = (name: RouteName, site: TitleSite): string => rowTitle(routeOf(name), site);
