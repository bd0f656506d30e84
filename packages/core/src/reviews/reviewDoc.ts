import * as z from 'zod/mini';
import { neededWhole, part, text, url } from '../wire/lenient.ts';
import { readNumber } from '../vehicle/readers.ts';

/**
 * A review as it comes over the wire (specification section 3, row 3.O01). A rating that is no number of 1 to 5 makes it
 * malformed: it could not be judged by the rules.
 *
 * @example z.parse(reviewDocSchema, { id: '7', rating: '5', text: null }) // => { id: 7, rating: 5 }
 */
export const reviewDocSchema = z.object({
  id: neededWhole,
  customer_name: text,
  text,
  rating: z.pipe(
    z.transform((value: unknown) => readNumber(value)),
    z.number().check(z.minimum(1), z.maximum(5)),
  ),
  review_date: text,
  review_date_in_words: text,
  created_at_time_ago_in_words: text,
  image: part(z.object({ url })),
  reply_text: text,
  reply_date: text,
});

/** A review as written; see `reviewDocSchema`. */
export type ReviewDoc = z.output<typeof reviewDocSchema>;
