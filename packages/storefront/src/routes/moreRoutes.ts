import { isOnSite, siteRows } from '@dealer/core/routes';
import type { RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { pageFiles } from '../pages/pageFiles.ts';
import { loadCards } from '../template/loadCards.ts';
import { routeObject } from './pageRoute.ts';

/**
 * The routes of all pages but those that most visits start with (`createRoutes`), at every address that the site
 * has for them. A page that the site does not have is not found.
 */
export const moreRoutes = (deps: StorefrontDeps): RouteObject[] => {
  // Most of these pages show vehicles: load the cards in parallel.
  void loadCards(deps.template);
  return siteRows(deps.site)
    .filter(({ row }) => !row.firstVisit && isOnSite(row, deps.site))
    .flatMap((at) => routeObject(at, deps, pageFiles));
};
