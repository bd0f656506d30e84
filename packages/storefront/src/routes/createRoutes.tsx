import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { vehicleLoader } from '../pages/vehicle/vehicleLoader.ts';
import { loadTwice } from '../region/loadTwice.ts';
import { fetchHero } from '../sections/Hero/heroes.ts';
import { RouteError } from '../shell/RouteError.tsx';
import { Shell } from '../shell/Shell.tsx';
import { shellRoute } from './discoverRoutes.ts';
import { keepsOverlaid } from './keepsOverlaid.ts';
import { searchRoute } from './searchRoute.ts';

/**
 * The routes that most visits start with; the others are `moreRoutes`, which `discoverRoutes` fetches. Loaders start with the
 * navigation, beside the page's chunk.
 *
 * @example
 * createBrowserRouter(createRoutes(deps), { patchRoutesOnNavigation: discoverRoutes(deps) })
 */
export const createRoutes = (deps: StorefrontDeps): RouteObject[] => [
  {
    id: shellRoute,
    path: '/',
    Component: Shell,
    ErrorBoundary: RouteError,
    // The header is there at once: only the page waits for its loader.
    HydrateFallback: Shell,
    children: keepsOverlaid(deps, [
      {
        index: true,
        lazy: {
          loader: async () => (await loadTwice(() => import('../pages/home/homeLoader.ts'))).homeLoader(deps),
          // The first screen is fetched beside its page, not after it.
          Component: async () =>
            (
              await Promise.all([
                loadTwice(() => import('../pages/home/HomePage.tsx')),
                fetchHero(deps.template.pages.home),
              ])
            )[0].HomePage,
        },
      },
      { path: 'cars', loader: () => redirect(deps.site.routes.defaultSearchPath) },
      {
        path: 'cars/:slug',
        // A dialog is a query of the same page.
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
            ? false
            : defaultShouldRevalidate,
        loader: vehicleLoader(deps),
        lazy: {
          Component: async () => (await loadTwice(() => import('../pages/vehicle/VehiclePage.tsx'))).VehiclePage,
        },
      },
      searchRoute('search/*', deps),
      {
        path: '*',
        lazy: {
          Component: async () => (await loadTwice(() => import('../pages/notFound/NotFoundPage.tsx'))).NotFoundPage,
        },
      },
    ]),
  },
];
