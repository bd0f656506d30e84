import type { PatchRoutesOnNavigationFunction } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { loadTwice } from '../region/loadTwice.ts';
import { keepsOverlaid } from './keepsOverlaid.ts';

/** The route around all others. */
export const shellRoute = 'shell';

/** Home, searches and vehicle pages are known from the start; "/cars/trade-in" is not a vehicle's page. */
const knownFromStart = /^\/(search(\/.*)?|cars\/(?!trade-in\/?$)[^/]+\/?)$/;

/**
 * Fetches the rest of the route table with the first visit to one of its pages: some forty addresses and the files behind them are
 * nothing that a first visit to a vehicle should wait for.
 *
 * @example
 * createBrowserRouter(createRoutes(deps), { patchRoutesOnNavigation: discoverRoutes(deps) })
 */
export const discoverRoutes = (deps: StorefrontDeps): PatchRoutesOnNavigationFunction => {
  let isWhole = false;
  return async ({ path, patch, signal }) => {
    if (isWhole || knownFromStart.test(path)) return;
    const { moreRoutes } = await loadTwice(() => import('./moreRoutes.ts'));
    patch(shellRoute, keepsOverlaid(deps, moreRoutes(deps)));
    // A navigation that was left behind patches nothing.
    isWhole = !signal.aborted;
  };
};
