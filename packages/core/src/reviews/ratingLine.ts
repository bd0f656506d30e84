import type { Site } from '../site/site.ts';
import { formatCount } from '../format/formatCount.ts';

/** The line above the reviews; `stars` has one decimal, `text` says all figures. */
export type RatingLine =
  | { readonly kind: 'rating'; readonly stars: string; readonly count?: number; readonly text: string }
  | { readonly kind: 'hidden' };

/**
 * The rating line of a section of reviews: "4.7 out of 5 from 293 reviews". Hidden where there is no average, where it lies below
 * the site's `reviews.minAverage`, and where nobody has rated (specification section 5, row 5.R07; decision E21). A rating service
 * gives no count: "4.7 out of 5".
 *
 * @example
 * ratingLine({ average: 4.7, count: 293 }, aSite()); // => { kind: 'rating', stars: '4.7', count: 293, text: '4.7 out of 5 from 293 reviews' }
 */
export const ratingLine = (
  { average, count }: { readonly average?: number | null; readonly count?: number | null },
  { reviews }: Pick<Site, 'reviews'>,
): RatingLine => {
  const isKnown = typeof average === 'number' && average >= 1 && average <= 5;
  const isRated = count === undefined || count === null || count > 0;
  if (!isKnown || !isRated || (reviews.minAverage !== null && average < reviews.minAverage)) return { kind: 'hidden' };
  const stars = (Math.round(average * 10) / 10).toFixed(1);
  const text = `${stars} out of 5`;
  if (typeof count !== 'number') return { kind: 'rating', stars, text };
  return {
    kind: 'rating',
    stars,
    count,
    text: `${text} from ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`,
  };
};
