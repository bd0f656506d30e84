import { pageList } from '@dealer/core/page';
import { isSearchAddress } from '@dealer/core/routes';
import type { FirstPageName } from '@dealer/core/routes';
import { redirect } from 'react-router';
import { vehicleLoader } from '../pages/vehicle/vehicleLoader.ts';
import { loadTwice } from '../region/loadTwice.ts';
import { fetchHero } from '../sections/Hero/heroes.ts';
import { part } from './pageRoute.ts';
import type { PageMap } from './pageRoute.ts';

/** The pages that most visits start with. Loaders start with the navigation, beside the page's chunk. */
export const firstPages: PageMap<FirstPageName> = {
  home: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/home/homeLoader.ts'),
        (file) => file.homeLoader(deps),
      ),
      // The first screen is fetched beside its page, not after it.
      Component: async () =>
        (
          await Promise.all([
            loadTwice(() => import('../pages/home/HomePage.tsx')),
            fetchHero(pageList(deps.template.pages.home, deps.site.pages.home)),
          ])
        )[0].HomePage,
    },
  }),
  stock: ({ site }) => ({ loader: () => redirect(site.routes.defaultSearchPath) }),
  vehicle: (deps) => ({
    // A dialog is a query of the same page.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    loader: vehicleLoader(deps),
    lazy: {
      Component: part(
        () => import('../pages/vehicle/VehiclePage.tsx'),
        (file) => file.VehiclePage,
      ),
    },
  }),
  search: (deps) => ({
    // A filter change stays on the search page and loads nothing, except where the index's makes are not known yet: a link to /search/{make} needs them.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      isSearchAddress(currentUrl.pathname) && isSearchAddress(nextUrl.pathname)
        ? Object.keys(deps.search.knownFacetValues()).length === 0
        : defaultShouldRevalidate,
    lazy: {
      loader: part(
        () => import('../pages/search/searchLoader.ts'),
        (file) => file.searchLoader(deps),
      ),
      Component: part(
        () => import('../pages/search/SearchPage.tsx'),
        (file) => file.SearchPage,
      ),
    },
  }),
};
