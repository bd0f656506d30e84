import type { RouteRow, TitleSite } from './routeRow.ts';

/**
 * The title of a row's page; empty if the title depends on the page's content.
 *
 * @example
 * rowTitle({ title: 'Careers' }, aSite()); // => 'Careers'
 */
export const rowTitle = ({ title = '' }: Pick<RouteRow, 'title'>, site: TitleSite): string =>
  typeof title === 'function' ? title(site) : title;
