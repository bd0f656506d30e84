import { firstRoutes } from '@dealer/core/routes';
import type { RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { RouteError } from '../shell/RouteError.tsx';
import { Shell } from '../shell/Shell.tsx';
import { shellRoute } from './discoverRoutes.ts';
import { firstPages } from './firstPages.ts';
import { keepsOverlaid } from './keepsOverlaid.ts';
import { part, routeObject } from './pageRoute.ts';

/**
 * The routes that most visits start with; `discoverRoutes` fetches the others.
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
      ...firstRoutes.flatMap((row) =>
        row.patterns.flatMap((pattern) => routeObject({ row, pattern }, deps, firstPages)),
      ),
      {
        path: '*',
        lazy: {
          Component: part(
            () => import('../pages/notFound/NotFoundPage.tsx'),
            (file) => file.NotFoundPage,
          ),
        },
      },
    ]),
  },
];
