import { defined } from '../wire/defined.ts';
import { readDoc } from '../wire/readDoc.ts';
import type { Review } from './review.ts';
import { reviewDocSchema } from './reviewDoc.ts';

/** A review, or why a document cannot be one. */
export type ParsedReview =
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/**
 * Reads a review of the wire (specification section 3, row 3.O01). Without words it keeps its stars; without a name its writer is
 * "A customer". Never throws.
 *
 * @example
 * parseReview({ id: 7, customer_name: 'Ana', rating: 5, text: '' }); // => { kind: 'review', review: { id: 7, customerName: 'Ana', text: '', rating: 5 } }
 */
export const parseReview = (input: unknown): ParsedReview => {
  const read = readDoc(reviewDocSchema, input);
  if (read.kind === 'malformed') return read;
  const {
    id,
    customer_name,
    text,
    rating,
    review_date,
    review_date_in_words,
    created_at_time_ago_in_words,
    image,
    reply_text,
    reply_date,
  } = read.doc;
  return {
    kind: 'review',
    review: defined({
      id,
      customerName: customer_name ?? 'A customer',
      text: text ?? '',
      rating,
      date: review_date,
      dateInWords: review_date_in_words,
      ago: created_at_time_ago_in_words,
      imageUrl: image?.url,
      replyText: reply_text,
      replyDate: reply_date,
    }),
  };
};
