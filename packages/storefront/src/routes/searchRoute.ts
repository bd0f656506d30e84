import type { RouteObject } from 'react-router';
import { isSearchPath } from '@dealer/search/navigation';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';

/**
 * The search page under an address of it.
 *
 * @example
 * children: [searchRoute('search/*', deps)]
 */
export const searchRoute = (path: string, deps: StorefrontDeps): RouteObject => ({
  path,
  // A filter change stays on the search page and loads nothing, except where the index's makes are not known yet: a link to /search/{make} needs them.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    isSearchPath(currentUrl.pathname) && isSearchPath(nextUrl.pathname)
      ? Object.keys(deps.search.knownFacetValues()).length === 0
      : defaultShouldRevalidate,
  lazy: {
    loader: async () => (await loadTwice(() => import('../pages/search/searchLoader.ts'))).searchLoader(deps),
    Component: async () => (await loadTwice(() => import('../pages/search/SearchPage.tsx'))).SearchPage,
  },
});
