import { pageList } from '@dealer/core/page';
import { type FirstPageName, isSearchAddress } from '@dealer/core/routes';
import { redirect } from 'react-router';
import { vehicleLoader } from '../pages/vehicle/vehicleLoader.ts';
import { fetchHero } from '../sections/Hero/heroes.ts';
import { lazyPage, type PageMap } from './pageRoute.ts';

/** Imports a page in parallel with what else its first view needs. */
const withPreload =
  <Page>(preload: () => Promise<unknown> | undefined, page: () => Promise<Page>) =>
  async (): Promise<Page> =>
    (await Promise.all([page(), preload()]))[0];

/** The pages that most visits start with. Loaders start with the navigation, in parallel with the page's chunk. */
export const firstPages: PageMap<FirstPageName> = {
  home: (deps) =>
    lazyPage(
      withPreload(
        () => fetchHero(pageList(deps.template.pages.home, deps.site.pages.home), deps.template),
        async () => (await import('../pages/home/HomePage.tsx')).HomePage,
      ),
      async () => (await import('../pages/home/homeLoader.ts')).homeLoader,
    )(deps),
  stock: ({ site }) => ({ loader: () => redirect(site.routes.defaultSearchPath) }),
  vehicle: (deps) =>
    lazyPage(
      withPreload(
        deps.template.slots.VehicleLayout.preload,
        async () => (await import('../pages/vehicle/VehiclePage.tsx')).VehiclePage,
      ),
      undefined,
      {
        // A dialog is a query of the same page.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
            ? false
            : defaultShouldRevalidate,
        loader: vehicleLoader(deps),
      },
    )(deps),
  search: (deps) =>
    lazyPage(
      withPreload(
        deps.template.slots.SearchLayout.preload,
        async () => (await import('../pages/search/SearchPage.tsx')).SearchPage,
      ),
      async () => (await import('../pages/search/searchLoader.ts')).searchLoader,
      {
        // A changed filter loads nothing, unless the makes of the index are still unknown: a link to /search/{make} needs them.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          isSearchAddress(currentUrl.pathname) && isSearchAddress(nextUrl.pathname)
            ? Object.keys(deps.search.knownFacetValues()).length === 0
            : defaultShouldRevalidate,
      },
    )(deps),
};
