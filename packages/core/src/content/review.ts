import * as z from 'zod/mini';
import { neededWhole, number, part, text, url, whole } from '../data/lenient.ts';
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

/**
 * Reads a site's reviews, `content/reviews.json`: the items, the figures of all existing reviews (`overall`), and the address for
 * leaving a review (`leaveUrl`). A review without text still has its rating; without a name its author is "A customer".
 *
 * @example
 * reviewsContent.read({ overall: { average: 4.7, count: 293 }, items: [{ id: 1, rating: 5 }] })?.file; // => { overall: { average: 4.7, count: 293 } }
 */
export const reviewsContent = /* @__PURE__ */ contentKind({
  name: 'reviews',
  schema: reviewDocSchema,
  itemOf: (doc): Review =>
    defined({
      id: doc.id,
      customerName: doc.customer_name ?? 'A customer',
      text: doc.text ?? '',
      rating: doc.rating,
      date: doc.review_date,
      dateLabel: doc.review_date_in_words,
      ago: doc.created_at_time_ago_in_words,
      imageUrl: doc.image?.url,
      replyText: doc.reply_text,
      replyDate: doc.reply_date,
    }),
  file: z.object({ overall: part(z.object({ average: number, count: whole })), leaveUrl: url }),
});
