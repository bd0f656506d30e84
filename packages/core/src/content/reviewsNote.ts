import type { Site } from '../site/site.ts';

/**
 * The sentence that says which reviews are left out; undefined where none are for their stars. To leave out reviews with few stars misleads
 * unless it is stated.
 *
 * @example
 * reviewsNote(aSite()) // => 'We show reviews of 4 stars or more.'
 */
export const reviewsNote = ({ reviews: { minRating } }: Pick<Site, 'reviews'>): string | undefined =>
  minRating <= 1 ? undefined : `We show reviews of ${minRating} stars${minRating < 5 ? ' or more' : ''}.`;
