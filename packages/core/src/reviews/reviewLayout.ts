import type { Site } from '../site/site.ts';

/** A grid, or a slider that starts at its third review (index 2) and may turn by itself, in milliseconds. */
export type ReviewLayout =
  | { readonly kind: 'none' }
  | { readonly kind: 'grid' }
  | { readonly kind: 'slider'; readonly startIndex: 2; readonly autoRotateMs: number | null };

/** Reviews that still fit a grid (row 4.X08). */
const gridUpTo = 3;

/**
 * How a number of reviews is laid out (specification section 4; rows 4.X05, 4.X07, 4.X08; decision E21): three or fewer stand in a
 * grid, more in a slider. The slider turns by itself only where the site gives `reviews.autoRotateMs` (3000 where it does).
 *
 * @example
 * reviewLayout(4, aSite()); // => { kind: 'slider', startIndex: 2, autoRotateMs: null }
 */
export const reviewLayout = (count: number, { reviews }: Pick<Site, 'reviews'>): ReviewLayout => {
  if (count <= 0) return { kind: 'none' };
  return count <= gridUpTo ? { kind: 'grid' } : { kind: 'slider', startIndex: 2, autoRotateMs: reviews.autoRotateMs };
};
