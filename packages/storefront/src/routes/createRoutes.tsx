import { firstRoutes } from '@dealer/core/routes';
import type { RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { retryImport } from '../pageStart/later/retryImport.ts';
import { RouteError } from '../shell/RouteError.tsx';
import { Shell } from '../shell/Shell.tsx';
import { shellRoute } from './discoverRoutes.ts';
import { firstVisit } from './firstVisit.ts';
import { withoutOverlayReload } from './withoutOverlayReload.ts';
import { routeObject } from './pageRoute.ts';

/** The routes that most visits start with; `discoverRoutes` loads the others. */
export const createRoutes = (deps: StorefrontDeps): RouteObject[] => [
  {
    id: shellRoute,
    path: '/',
    Component: Shell,
    ErrorBoundary: RouteError,
    // Show the header at once: only the page waits for its loader.
    HydrateFallback: Shell,
    children: withoutOverlayReload(deps, [
      ...firstRoutes.flatMap((row) =>
        row.patterns.flatMap((pattern) => routeObject({ row, pattern }, deps, firstVisit)),
      ),
      {
        path: '*',
        lazy: { Component: () => retryImport(async () => (await import('../page/NotFoundPage.tsx')).NotFoundPage) },
      },
    ]),
  },
];
