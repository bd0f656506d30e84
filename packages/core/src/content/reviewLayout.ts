import type { Site } from '../site/site.ts';

/** A grid, or a slider that starts at its third review (index 2) and may advance automatically (interval in milliseconds). */
type ReviewLayout =
  | { readonly kind: 'none' }
  | { readonly kind: 'grid' }
  | { readonly kind: 'slider'; readonly startIndex: 2; readonly autoRotateMs: number | null };

/** The largest number of reviews in a grid. */
const gridUpTo = 3;

/**
 * The layout for a number of reviews (decision E21): up to three are a grid, more are a slider. The slider advances automatically
 * only if the site sets `reviews.autoRotateMs`.
 *
 * @example
 * reviewLayout(4, aSite()); // => { kind: 'slider', startIndex: 2, autoRotateMs: null }
 */
export const reviewLayout = (count: number, { reviews }: Pick<Site, 'reviews'>): ReviewLayout => {
  if (count <= 0) return { kind: 'none' };
  return count <= gridUpTo ? { kind: 'grid' } : { kind: 'slider', startIndex: 2, autoRotateMs: reviews.autoRotateMs };
};
