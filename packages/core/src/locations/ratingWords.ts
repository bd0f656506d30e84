import { formatCount } from '../format/formatCount.ts';
import type { LocationRating } from './ratingOf.ts';

/**
 * A location's rating in words (row 2.L06).
 *
 * @example
 * ratingWords({ stars: '4.7', count: 1293 }); // => '4.7 out of 5, 1,293 reviews'
 */
export const ratingWords = ({ stars, count }: LocationRating): string =>
  `${stars} out of 5${count === undefined ? '' : `, ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`}`;
