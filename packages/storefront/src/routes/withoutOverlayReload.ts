import type { RouteObject } from 'react-router';
import type { StorefrontDeps } from '../boot/storefront.ts';
import { overlayOf } from '../browser/useOverlay.ts';

/** Routes that do not revalidate when a dialog, sheet or menu over them closes: the address is the same. */
export const withoutOverlayReload = (deps: StorefrontDeps, routes: RouteObject[]): RouteObject[] =>
  routes.map(({ shouldRevalidate, ...route }) => ({
    ...route,
    shouldRevalidate: (change) => {
      if (
        change.currentUrl.href === change.nextUrl.href &&
        deps.router &&
        overlayOf(deps.router.state.location) !== undefined
      )
        return false;
      return shouldRevalidate?.(change) ?? change.defaultShouldRevalidate;
    },
  }));
