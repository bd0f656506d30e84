import { formatCount } from '../format/formatNumber.ts';
import type { SiteLocation } from '../site/settings/location.ts';

/** Stars with one decimal, and the number of reviews where it is known. */
export type LocationRating = { readonly stars: string; readonly count?: number };

/**
 * A location's star rating with one decimal; undefined without reviews or with an invalid figure.
 *
 * @example
 * ratingOf(aLocation({ average_rating: 4.66, review_count: 293 })); // => { stars: '4.7', count: 293 }
 */
export const ratingOf = (
  location: Pick<SiteLocation, 'average_rating' | 'review_count' | 'reviews'>,
): LocationRating | undefined => {
  const average = location.average_rating ?? location.reviews?.average_rating;
  const count = location.review_count ?? location.reviews?.count;
  if (average === undefined || average === null || !(average > 0 && average <= 5) || count === 0) return undefined;
  return { stars: average.toFixed(1), ...(count !== undefined && count !== null && count > 0 ? { count } : {}) };
};

/**
 * A location's rating as text.
 *
 * @example
 * ratingText({ stars: '4.7', count: 1293 }); // => '4.7 out of 5, 1,293 reviews'
 */
export const ratingText = ({ stars, count }: LocationRating): string =>
  `${stars} out of 5${count === undefined ? '' : `, ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`}`;
