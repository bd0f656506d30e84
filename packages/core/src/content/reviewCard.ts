import { longDay } from '../format/days.ts';
import { plainText } from '../format/plainText.ts';
import type { Site } from '../site/site.ts';
import { longText, type LongText, type TextLimit } from '../format/longText.ts';
import { defined } from '../data/values.ts';
import type { Review } from './review.ts';

/** A review. */
export const reviewText: TextLimit = { limit: 160, cutTo: 160 };

/** The dealer's reply to a review. */
type ReviewReply = { readonly text: string; readonly when?: string };

export type ReviewCard = {
  readonly id: number;
  readonly name: string;
  /** 1 to 5. */
  readonly rating: number;
  /** Long texts collapse; empty for a rating without text. */
  readonly text: LongText;
  /** "March 2026", "15 March 2026" or "2 weeks ago". */
  readonly when?: string;
  readonly imageUrl?: string;
  readonly reply?: ReviewReply;
};

/**
 * The card of a review: its text collapses above 160 characters; its date is the source's text, else the formatted date, else its
 * age.
 *
 * @example
 * reviewCard({ id: 7, customerName: 'Ana', text: 'Great', rating: 5, date: '2026-03-01' }, site);
 * // => { id: 7, name: 'Ana', rating: 5, text: { kind: 'whole', text: 'Great' }, when: '1 March 2026' }
 */
export const reviewCard = (review: Review, site: Pick<Site, 'timezone' | 'country'>): ReviewCard => {
  const { id, customerName, text, rating, date, dateLabel, ago, imageUrl, replyText, replyDate } = review;
  const age = ago === undefined ? undefined : `${ago.replace(/\s+ago$/i, '')} ago`;
  return {
    id,
    name: customerName,
    rating,
    text: longText(text, reviewText),
    ...defined({
      when: dateLabel ?? longDay(date, site) ?? age,
      imageUrl,
      reply:
        replyText === undefined
          ? undefined
          : { text: plainText(replyText), ...defined({ when: longDay(replyDate, site) }) },
    }),
  };
};
