import * as z from 'zod/mini';
import { number } from '../data/lenient.ts';
import { readDoc } from '../data/readDoc.ts';
import { defined } from '../data/values.ts';
import { formatCount } from '../format/formatNumber.ts';
import type { Site } from '../site/site.ts';

const ratingDocSchema = z.object({ rating: number, stars: number });

/** The figures of a rating service; a missing figure is absent. */
type RatingAnswer =
  | { readonly kind: 'rating'; readonly rating?: number; readonly stars?: number }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads the response of `GET /api/reviews/snap21`. A response with neither figure is malformed; the caller logs
 * `errorText('ratingsFetch')` and shows nothing.
 *
 * @example
 * parseRatingAnswer({ rating: '4.7', stars: 5 }); // => { kind: 'rating', rating: 4.7, stars: 5 }
 */
export const parseRatingAnswer = (input: unknown): RatingAnswer => {
  const read = readDoc(ratingDocSchema, input);
  if (read.kind === 'malformed') return read;
  const { rating, stars } = read.doc;
  if (rating === undefined && stars === undefined) return { kind: 'malformed', reasons: ['neither rating nor stars'] };
  return { kind: 'rating', ...defined({ rating, stars }) };
};

/** The line above the reviews; `stars` has one decimal, `text` contains all figures. */
type RatingLine =
  | { readonly kind: 'rating'; readonly stars: string; readonly count?: number; readonly text: string }
  | { readonly kind: 'hidden' };

/**
 * The rating line above the reviews: "4.7 out of 5 from 293 reviews". Hidden without an average, with an average below the site's
 * `reviews.minAverage`, and without ratings (decision E21). A rating service has no count: "4.7 out of 5".
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
