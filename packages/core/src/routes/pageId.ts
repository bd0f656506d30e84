import { matchRoute } from './matchRoute.ts';
import { pathOf } from './withQuery.ts';

/**
 * The `page_id` of a lead, which identifies the page it was sent from: the page's name in the table of routes, or the path of a
 * site's own page.
 *
 * @example
 * pageId('/cars/2022-toyota-hilux-7', aSite()); // => 'vehicle'
 * pageId('/why-us/', aSite()); // => 'why-us'
 */
export const pageId = (address: string, site: Parameters<typeof matchRoute>[1]): string => {
  const match = matchRoute(address, site);
  // All own pages of a site share one name.
  return match.kind === 'route' && match.name !== 'ownPage' ? match.name : pathOf(address).slice(1);
};
