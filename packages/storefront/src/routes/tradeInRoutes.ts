import type { RouteObject } from 'react-router';
import { tradeInPaths } from '@dealer/core/routes';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';

/**
 * The valuation of a visitor's own car under each of its addresses (rows 2.R07, 2.R08).
 *
 * @example
 * children: [...tradeInRoutes(deps)]
 */
export const tradeInRoutes = (deps: StorefrontDeps): RouteObject[] =>
  ['/cars/trade-in', ...tradeInPaths].map((path) => ({
    path: path.slice(1),
    // A step is an entry of the history at the same address: the car wanted stays the same.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.search !== nextUrl.search,
    lazy: {
      loader: async () => (await loadTwice(() => import('../pages/tradeIn/tradeInLoader.ts'))).tradeInLoader(deps),
      Component: async () => (await loadTwice(() => import('../pages/tradeIn/TradeInPage.tsx'))).TradeInPage,
    },
  }));
