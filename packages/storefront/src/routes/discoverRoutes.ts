import type { PatchRoutesOnNavigationFunction } from 'react-router';
import { firstRouteAt } from '@dealer/core/routes';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { retryImport } from '../pageStart/later/retryImport.ts';
import { withoutOverlayReload } from './withoutOverlayReload.ts';

/** The route around all others. */
export const shellRoute = 'shell';

/**
 * Fetches the pages that few visits start with, at the first visit to one of them: some forty addresses and the files behind them are
 * nothing that a first visit to a vehicle should wait for.
 */
export const discoverRoutes = (deps: StorefrontDeps): PatchRoutesOnNavigationFunction => {
  let isWhole = false;
  return async ({ path, patch, signal }) => {
    if (isWhole || firstRouteAt(path, deps.site)?.firstVisit) return;
    const { moreRoutes } = await retryImport(() => import('./moreRoutes.ts'));
    patch(shellRoute, withoutOverlayReload(deps, moreRoutes(deps)));
    // A navigation that was left behind patches nothing.
    isWhole = !signal.aborted;
  };
};
