import { bottomBarOpensAfter, stickyHeaderAfter } from '../limits/sizes.ts';
import type { Site } from '../site/site.ts';

/** Whether the sticky summary of the vehicle page stands, and, for the bottom bar, whether it is in its opened style. */
export type StickyState = { readonly visible: boolean; readonly opened: boolean };

/**
 * The sticky summary at a scroll position in CSS pixels (rows 2.D37, 2.D38; decision C11): the header shows past 500, so at 501 and not at
 * 500; the bottom bar stands from the start and opens past 900.
 *
 * @example
 * stickyState(501, aSite()); // => { visible: true, opened: false }
 */
export const stickyState = (scrollY: number, site: Pick<Site, 'detail'>): StickyState =>
  site.detail.stickyVariant === 'bottom-bar'
    ? { visible: true, opened: scrollY > bottomBarOpensAfter }
    : { visible: scrollY > stickyHeaderAfter, opened: false };
