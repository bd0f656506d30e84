import type { Site } from '../site/site.ts';
import type { Review } from './review.ts';

/** The mark of a machine translation; case matters (decision E21). */
const translated = 'Translated';

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The reviews that a site shows, in order (decision E21): of the first `reviews.fetch` (12), those rated at least
 * `reviews.minRating` (4), without the hidden review, machine translations and hidden names; at most `reviews.show` (10). Reviews
 * without text are included.
 *
 * @example
 * pickReviews([{ ...review, rating: 3 }, { ...review, rating: 4 }], aSite()).length; // => 1
 */
export const pickReviews = (reviews: readonly Review[], { reviews: rules }: Pick<Site, 'reviews'>): Review[] =>
  reviews
    .slice(0, rules.fetch)
    .filter(
      ({ id, rating, text, customerName }) =>
        rating >= rules.minRating &&
        id !== rules.hiddenId &&
        !text.includes(translated) &&
        !rules.hiddenNames.some((name) => sameName(name, customerName)),
    )
    .slice(0, rules.show);
