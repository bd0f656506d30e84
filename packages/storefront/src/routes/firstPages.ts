import { pageList } from '@dealer/core/page';
import { isSearchAddress } from '@dealer/core/routes';
import type { FirstPageName } from '@dealer/core/routes';
import { redirect } from 'react-router';
import { vehicleLoader } from '../pages/vehicle/vehicleLoader.ts';
import { fetchHero } from '../sections/Hero/heroes.ts';
import { part } from './pageRoute.ts';
import type { PageMap } from './pageRoute.ts';

/** A page, with what its first view needs besides: fetched beside its page, not after it. */
const beside =
  <Page>(load: () => Promise<unknown> | undefined, page: () => Promise<Page>) =>
  async (): Promise<Page> =>
    (await Promise.all([page(), load()]))[0];

/** The pages that most visits start with. Loaders start with the navigation, beside the page's chunk. */
export const firstPages: PageMap<FirstPageName> = {
  home: (deps) => ({
    lazy: {
      loader: part(
        () => import('../pages/home/homeLoader.ts'),
        (file) => file.homeLoader(deps),
      ),
      Component: beside(
        () => fetchHero(pageList(deps.template.pages.home, deps.site.pages.home), deps.template),
        part(
          () => import('../pages/home/HomePage.tsx'),
          (file) => file.HomePage,
        ),
      ),
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
      Component: beside(
        deps.template.slots.VehicleLayout.load,
        part(
          () => import('../pages/vehicle/VehiclePage.tsx'),
          (file) => file.VehiclePage,
        ),
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
      Component: beside(
        deps.template.slots.SearchLayout.load,
        part(
          () => import('../pages/search/SearchPage.tsx'),
          (file) => file.SearchPage,
        ),
      ),
    },
  }),
};
