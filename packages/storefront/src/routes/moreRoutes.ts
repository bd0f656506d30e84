import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import { garagePath, knownBrands } from '@dealer/core/routes';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { enquiryPaths } from '../pages/enquiry/enquiryPaths.ts';
import { loadTwice } from '../region/loadTwice.ts';
import { accountRoutes } from './accountRoutes.ts';
import { checkoutRoutes } from './checkoutRoutes.ts';
import { financeRoutes } from './financeRoutes.ts';
import { searchRoute } from './searchRoute.ts';
import { tradeInRoutes } from './tradeInRoutes.ts';

/**
 * The route table of specification section 2, but for the routes that most visits start with (`createRoutes`).
 *
 * @example
 * patch('shell', moreRoutes(deps));
 */
export const moreRoutes = (deps: StorefrontDeps): RouteObject[] => {
  const garage = garagePath(deps.site);
  return [
    // Where breadcrumbs lead with routes.breadcrumbCarTypeStyle "used-car" (row 2.D02); the first filter leads on to /search.
    searchRoute('used-car/:carType', deps),
    {
      path: 'favourites',
      // A watchlist is kept by the server: the visitor's garage shows it.
      loader: () => (deps.site.card.favouriteMode === 'save' && garage !== undefined ? redirect(garage) : null),
      lazy: {
        Component: async () => (await loadTwice(() => import('../pages/favourites/FavouritesPage.tsx'))).FavouritesPage,
      },
    },
    {
      path: 'compare',
      lazy: {
        loader: async () => (await loadTwice(() => import('../pages/compare/compareLoader.ts'))).compareLoader(deps),
        Component: async () => (await loadTwice(() => import('../pages/compare/ComparePage.tsx'))).ComparePage,
      },
    },
    {
      path: 'saved-searches',
      lazy: {
        Component: async () =>
          (await loadTwice(() => import('../pages/savedSearches/SavedSearchesPage.tsx'))).SavedSearchesPage,
      },
    },
    {
      path: 'print',
      lazy: {
        loader: async () => (await loadTwice(() => import('../pages/print/printLoader.ts'))).printLoader(deps),
        Component: async () => (await loadTwice(() => import('../pages/print/PrintPage.tsx'))).PrintPage,
      },
    },
    {
      path: 'success',
      lazy: { Component: async () => (await loadTwice(() => import('../pages/success/SuccessPage.tsx'))).SuccessPage },
    },
    {
      path: 'special-offers',
      lazy: { Component: async () => (await loadTwice(() => import('../pages/offers/OffersPage.tsx'))).OffersPage },
    },
    ...checkoutRoutes(deps),
    ...accountRoutes(deps),
    ...financeRoutes(deps),
    ...tradeInRoutes(deps),
    ...[...enquiryPaths, ...knownBrands(deps.site).map((brand) => `/${brand}-service`)].map((path) => ({
      path: path.slice(1),
      lazy: { Component: async () => (await loadTwice(() => import('../pages/enquiry/EnquiryPage.tsx'))).EnquiryPage },
    })),
    ...['contact-us/:slug', 'our-location/:slug', 'locations/:slug'].map((path) => ({
      path,
      lazy: {
        Component: async () => (await loadTwice(() => import('../pages/location/LocationPage.tsx'))).LocationPage,
      },
    })),
    ...['terms-and-conditions', 'privacy-policy'].map((path) => ({
      path,
      lazy: { Component: async () => (await loadTwice(() => import('../pages/legal/LegalPage.tsx'))).LegalPage },
    })),
  ];
};
