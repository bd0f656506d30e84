import { useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router';
import { firstRouteAt } from '@dealer/core/routes';
import { useStorefront } from '../boot/storefront.ts';

/** The address before a change of several entries of the history, until that is done. */
export const locationBefore: { current: Location | undefined } = { current: undefined };

/**
 * The address as soon as the router has it, for what opens over the page. `useLocation` follows when React has taken over every part of
 * the page whose code is still on its way: on a phone that can be seconds after the press. A page of another kind replaces this one as a whole.
 */
export const useLocationNow = (): Location => {
  const { router, site } = useStorefront();
  const shown = useLocation();
  const now = useSyncExternalStore(
    router.subscribe,
    () => locationBefore.current ?? router.state.location,
    () => shown,
  );
  const [next, current] = [now, shown].map(({ pathname }) => firstRouteAt(pathname, site)?.name);
  return next === current ? now : shown;
};
