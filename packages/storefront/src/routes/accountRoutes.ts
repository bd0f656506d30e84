import type { RouteObject } from 'react-router';
import { garagePath } from '@dealer/core/routes';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';

/**
 * Signing in, and the visitor's own page under the site's name for it (rows 2.R20, 2.R22; decision E13).
 *
 * @example
 * children: [...accountRoutes(deps)]
 */
export const accountRoutes = (deps: StorefrontDeps): RouteObject[] => {
  const garage = garagePath(deps.site);
  return [
    {
      path: 'sign-in',
      lazy: {
        loader: async () => (await loadTwice(() => import('../pages/signIn/signInLoader.ts'))).signInLoader(deps),
        Component: async () => (await loadTwice(() => import('../pages/signIn/SignInPage.tsx'))).SignInPage,
      },
    },
    ...(garage === undefined
      ? []
      : [
          {
            path: `${garage.slice(1).replace(/\/$/, '')}/*`,
            lazy: {
              loader: async () => (await loadTwice(() => import('../pages/garage/garageLoader.ts'))).garageLoader(deps),
              Component: async () => (await loadTwice(() => import('../pages/garage/GaragePage.tsx'))).GaragePage,
            },
          },
        ]),
  ];
};
