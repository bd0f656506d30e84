import type { UrlOwner } from '@dealer/search/session';
import type { DataRouter } from '../../boot/storefront.ts';
import { locationBefore } from '../../browser/useLocationNow.ts';
import { overlayOf } from '../../browser/useOverlay.ts';

/**
 * The router for searches that change under an open filter sheet: the history entry of the sheet becomes that of the new search
 * and the sheet gets a new one on top. Back closes the sheet and retains the filters.
 */
export const searchOwner = (router: DataRouter): UrlOwner => ({
  get state() {
    return router.state;
  },
  subscribe: (listener) => router.subscribe(listener),
  navigate: async (to, options) => {
    const overlay = overlayOf(router.state.location);
    if (overlay === undefined) return router.navigate(to, options);
    // Between the two the sheet would close.
    locationBefore.current = router.state.location;
    try {
      await router.navigate(to, { ...options, replace: true });
      // The router stores the scroll position when an entry is left, before the page has scrolled to the top.
      scrollTo(0, 0);
      await router.navigate(to, {
        preventScrollReset: true,
        state: { ...Object(options.state), overlay },
        defaultShouldRevalidate: false,
      });
    } finally {
      locationBefore.current = undefined;
    }
  },
});
