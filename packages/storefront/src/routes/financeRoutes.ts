import type { RouteObject } from 'react-router';
import { financePaths } from '@dealer/core/routes';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';

/**
 * The finance page under each address that the site has for it, and the one made for a car (rows 2.R17, 2.R18).
 *
 * @example
 * children: [...financeRoutes(deps)]
 */
export const financeRoutes = (deps: StorefrontDeps): RouteObject[] =>
  [...financePaths(deps.site), '/personalised/finance'].map((path) => ({
    path: path.slice(1),
    lazy: {
      loader: async () => (await loadTwice(() => import('../pages/finance/financeLoader.ts'))).financeLoader(deps),
      Component: async () => (await loadTwice(() => import('../pages/finance/FinancePage.tsx'))).FinancePage,
    },
  }));
