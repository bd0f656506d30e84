import * as z from 'zod/mini';
import { neededWhole, number, part, text, url, whole } from '../data/lenient.ts';
import { readDoc } from '../data/readDoc.ts';
import { readNumber } from '../data/readers.ts';
import { defined } from '../data/values.ts';
import { contentKind } from './contentKind.ts';

/** A customer review. */
export type Review = {
  readonly id: number;
  readonly customerName: string;
  /** May be empty: a rating without text. */
  readonly text: string;
  /** 1 to 5. */
  readonly rating: number;
  /** As the source writes it, usually "YYYY-MM-DD". */
  readonly date?: string;
  /** The date as formatted by the source: "March 2026". */
  readonly dateLabel?: string;
  /** "2 weeks". */
  readonly ago?: string;
  readonly imageUrl?: string;
  readonly replyText?: string;
  readonly replyDate?: string;
};

/** A review as sent by the backend. It is malformed if its rating is not a number from 1 to 5. */
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

/** A review, or why a document cannot be read as one. */
type ParsedReview =
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'malformed'; readonly reasons: readonly string[] };

/** Reads a review. A review without text still has its rating; without a name its author is "A customer". Never throws. */
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
      dateLabel: review_date_in_words,
      ago: created_at_time_ago_in_words,
      imageUrl: image?.url,
      replyText: reply_text,
      replyDate: reply_date,
    }),
  };
};

/**
 * Reads a site's reviews, `content/reviews.json`: the items, the figures of all existing reviews (`overall`), and the address for
 * leaving a review (`leaveUrl`).
 *
 * @example
 * reviewsContent.read({ overall: { average: 4.7, count: 293 }, items: [{ id: 1, rating: 5 }] })?.file; // => { overall: { average: 4.7, count: 293 } }
 */
export const reviewsContent = /* @__PURE__ */ contentKind({
  name: 'reviews',
  item: reviewDocSchema,
  parse: parseReview,
  valueOf: ({ review }) => review,
  file: z.object({ overall: part(z.object({ average: number, count: whole })), leaveUrl: url }),
});
