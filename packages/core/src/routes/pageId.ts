import { matchRoute } from './matchRoute.ts';
import { pathOf } from './pathOf.ts';

/**
 * What leads call the page that they were sent from (`page_id`): its name in the table of routes; a page of the site's own by its path.
 *
 * @example
 * pageId('/cars/2022-toyota-hilux-7', aSite()); // => 'vehicle'
 * pageId('/why-us/', aSite()); // => 'why-us'
 */
export const pageId = (address: string, site: Parameters<typeof matchRoute>[1]): string => {
  const match = matchRoute(address, site);
  // The site's own pages share one name.
  return match.kind === 'route' && match.name !== 'ownPage' ? match.name : pathOf(address).slice(1);
};
