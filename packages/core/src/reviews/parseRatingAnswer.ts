import * as z from 'zod/mini';
import { number } from '../wire/lenient.ts';
import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';

const ratingDocSchema = z.object({ rating: number, stars: number });

/** The figures of a rating service; nothing it does not say. */
export type RatingAnswer =
  | { readonly kind: 'rating'; readonly rating?: number; readonly stars?: number }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads the answer of `GET /api/reviews/snap21` (specification section 7). An answer with neither figure is malformed; the caller
 * logs `errorText('ratingsFetch')` and shows nothing.
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
