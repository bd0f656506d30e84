import { longDay } from '../format/longDay.ts';
import { plainText } from '../format/plainText.ts';
import { reviewText } from '../limits/text.ts';
import type { Site } from '../site/site.ts';
import { longText, type LongText } from '../text/longText.ts';
import { defined } from '../wire/defined.ts';
import type { Review } from './review.ts';

/** What the dealer answered to a review. */
export type ReviewReply = { readonly text: string; readonly when?: string };

/** A review as it is shown. */
export type ReviewCard = {
  readonly id: number;
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  /** Long texts collapse; empty: stars without words. */
  readonly text: LongText;
  /** "March 2026", "15 March 2026" or "2 weeks ago". */
  readonly when?: string;
  readonly imageUrl?: string;
  readonly reply?: ReviewReply;
};

/**
 * A review as it is shown: its text collapses above 160 characters (row 4.X04), its date is in words where the source has them,
 * else written out, else its age.
 *
 * @example
 * reviewCard({ id: 7, customerName: 'Ana', text: 'Great', rating: 5, date: '2026-03-01' }, site);
 * // => { id: 7, name: 'Ana', rating: 5, text: { kind: 'whole', text: 'Great' }, when: '1 March 2026' }
 */
export const reviewCard = (review: Review, site: Pick<Site, 'timezone' | 'country'>): ReviewCard => {
  const { id, customerName, text, rating, date, dateInWords, ago, imageUrl, replyText, replyDate } = review;
  const age = ago === undefined ? undefined : `${ago.replace(/\s+ago$/i, '')} ago`;
  return {
    id,
    name: customerName,
    rating,
    text: longText(text, reviewText),
    ...defined({
      when: dateInWords ?? longDay(date, site) ?? age,
      imageUrl,
      reply:
        replyText === undefined
          ? undefined
          : { text: plainText(replyText), ...defined({ when: longDay(replyDate, site) }) },
    }),
  };
};
