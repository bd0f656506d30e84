import type { RouteRow, TitleSite } from './routeRow.ts';

/**
 * The title that a row of the table gives its page; empty where the page makes it from what it shows.
 *
 * @example
 * rowTitle({ title: 'Careers' }, aSite()); // => 'Careers'
 */
export const rowTitle = ({ title = '' }: Pick<RouteRow, 'title'>, site: TitleSite): string =>
  typeof title === 'function' ? title(site) : title;
