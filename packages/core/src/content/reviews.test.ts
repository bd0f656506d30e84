import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { reviewText } from './reviewCard.ts';
import { longText } from '../format/index.ts';
import {
  parseRatingAnswer,
  pickReviews,
  reviewsNote,
  ratingLine,
  reviewCard,
  reviewLayout,
  reviewsContent,
} from './index.ts';
import type { Review } from './review.ts';

const aReview = (change: Partial<Review> = {}): Review => ({
  id: 1,
  customerName: 'Ana',
  text: 'Easy from start to finish.',
  rating: 5,
  ...change,
});

describe('reviewsContent', () => {
  it('reviewsContent reads every field of the wire', () => {
    expect(
      reviewsContent.readItem({
        id: '31',
        customer_name: ' Ana ',
        text: 'Great',
        rating: '5',
        review_date: '2026-03-01',
        review_date_in_words: 'March 2026',
        created_at_time_ago_in_words: '2 weeks',
        image: { url: 'https://img.example/a.jpg' },
        reply_text: 'Thank you',
        reply_date: '2026-03-02',
      }),
    ).toEqual({
      kind: 'item',
      item: {
        id: 31,
        customerName: 'Ana',
        text: 'Great',
        rating: 5,
        date: '2026-03-01',
        dateLabel: 'March 2026',
        ago: '2 weeks',
        imageUrl: 'https://img.example/a.jpg',
        replyText: 'Thank you',
        replyDate: '2026-03-02',
      },
    });
  });

  it('reviewsContent reads a rating without text', () => {
    expect(reviewsContent.readItem({ id: 1, rating: 4, text: null })).toEqual({
      kind: 'item',
      item: { id: 1, customerName: 'A customer', text: '', rating: 4 },
    });
  });

  it.each([
    [{ rating: 5 }],
    [{ id: 1 }],
    [{ id: 1, rating: 0 }],
    [{ id: 1, rating: 6 }],
    [{ id: 1, rating: 'five' }],
    [null],
    ['great'],
  ])('reviewsContent cannot judge %j', (doc) => {
    expect(reviewsContent.readItem(doc).kind).toBe('malformed');
  });

  it('reviewsContent takes no picture address that runs', () => {
    expect(reviewsContent.readItem({ id: 1, rating: 5, image: { url: 'javascript:alert(1)' } })).toEqual({
      kind: 'item',
      item: { id: 1, customerName: 'A customer', text: '', rating: 5 },
    });
  });
});

describe('pickReviews', () => {
  const ids = (reviews: Review[], change = {}): number[] =>
    pickReviews(reviews, aSite({ reviews: change })).map(({ id }) => id);

  it('pickReviews drops a review of 3 stars and returns one of 4', () => {
    expect(
      ids([aReview({ id: 1, rating: 3 }), aReview({ id: 2, rating: 4 }), aReview({ id: 3, rating: 3.9 })]),
    ).toEqual([2]);
  });

  it('pickReviews drops the one hidden id', () => {
    expect(ids([aReview({ id: 7 }), aReview({ id: 8 })], { hiddenId: 7 })).toEqual([8]);
  });

  it('pickReviews drops what a machine translated, by its exact mark', () => {
    expect(
      ids([
        aReview({ id: 1, text: '(Translated by Google) Good' }),
        aReview({ id: 2, text: 'They translated the papers for me' }),
      ]),
    ).toEqual([2]);
  });

  it('pickReviews drops hidden names, however they are written', () => {
    expect(
      ids([aReview({ id: 1, customerName: 'bob ' }), aReview({ id: 2, customerName: 'Bobby' })], {
        hiddenNames: ['Bob'],
      }),
    ).toEqual([2]);
  });

  it('pickReviews includes a review without text', () => {
    expect(ids([aReview({ id: 1, text: '' })])).toEqual([1]);
  });

  it('pickReviews shows 10 of the 12 that are fetched', () => {
    expect(aSite().reviews.fetch).toBe(12);
    const twenty = Array.from({ length: 20 }, (_, index) => aReview({ id: index + 1 }));
    expect(ids(twenty)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const eightHidden = twenty.map((review, index) => (index < 8 ? { ...review, rating: 3 } : review));
    expect(ids(eightHidden)).toEqual([9, 10, 11, 12]);
    expect(ids(eightHidden, { fetch: 20 })).toHaveLength(10);
  });
});

describe('reviewLayout', () => {
  it.each([
    [0, 'none'],
    [1, 'grid'],
    [3, 'grid'],
    [4, 'slider'],
    [10, 'slider'],
  ])('reviewLayout: %i reviews: %s', (count, kind) => {
    expect(reviewLayout(count, aSite()).kind).toBe(kind);
  });

  it('starts the slider at its third review and turns only where the site says', () => {
    expect(reviewLayout(4, aSite())).toEqual({ kind: 'slider', startIndex: 2, autoRotateMs: null });
    expect(reviewLayout(4, aSite({ reviews: { autoRotateMs: 3_000 } }))).toMatchObject({ autoRotateMs: 3_000 });
  });
});

describe('ratingLine', () => {
  it('ratingLine says both figures, the average with one decimal', () => {
    expect(ratingLine({ average: 4.66, count: 1_293 }, aSite())).toEqual({
      kind: 'rating',
      stars: '4.7',
      count: 1_293,
      text: '4.7 out of 5 from 1,293 reviews',
    });
    expect(ratingLine({ average: 5, count: 1 }, aSite())).toMatchObject({ text: '5.0 out of 5 from 1 review' });
  });

  it('ratingLine is hidden below the threshold of the site, not at it', () => {
    const site = aSite({ reviews: { minAverage: 4.5 } });
    expect(ratingLine({ average: 4.49, count: 20 }, site).kind).toBe('hidden');
    expect(ratingLine({ average: 4.5, count: 20 }, site).kind).toBe('rating');
  });

  it('ratingLine leaves out a count that nobody gives', () => {
    expect(ratingLine({ average: 4.7 }, aSite())).toEqual({ kind: 'rating', stars: '4.7', text: '4.7 out of 5' });
  });

  it.each([
    [{}],
    [{ average: 4.7, count: 0 }],
    [{ average: null, count: 20 }],
    [{ average: 47, count: 20 }],
    [{ average: 0, count: 3 }],
  ])('ratingLine is hidden with %j', (rated) => {
    expect(ratingLine(rated, aSite()).kind).toBe('hidden');
  });
});

describe("a review's text", () => {
  it('stays whole at 160 characters and collapses at 161', () => {
    expect(longText('x'.repeat(160), reviewText).kind).toBe('whole');
    expect(longText('x'.repeat(161), reviewText)).toEqual({
      kind: 'collapsed',
      short: `${'x'.repeat(160)}...`,
      text: 'x'.repeat(161),
      more: 'View more',
      less: 'View less',
    });
  });
});

describe('reviewCard', () => {
  const when = (change: Partial<Review>) => reviewCard(aReview(change), aSite()).when;

  it('reviewCard shows the date as formatted by the source, else the formatted date, else the age', () => {
    expect(when({ date: '2026-03-01', dateLabel: 'March 2026', ago: '2 weeks' })).toBe('March 2026');
    expect(when({ date: '2026-03-01', ago: '2 weeks' })).toBe('1 March 2026');
    expect(when({ date: 'lately', ago: '2 weeks' })).toBe('2 weeks ago');
    expect(when({ ago: '3 days ago' })).toBe('3 days ago');
    expect(when({})).toBeUndefined();
  });

  it('shows the reply of the dealer with a review', () => {
    const { text, reply } = reviewCard(
      aReview({ text: 'x'.repeat(161), replyText: '<b>Thank</b> you', replyDate: '2026-03-02' }),
      aSite(),
    );
    expect([text.kind, reply]).toEqual(['collapsed', { text: 'Thank you', when: '2 March 2026' }]);
    expect(reviewCard(aReview(), aSite()).reply).toBeUndefined();
  });
});

describe('the file of reviews', () => {
  it('the file of reviews has the figures of all reviews and where to leave one', () => {
    expect(
      reviewsContent.read({
        overall: { average: '4.7', count: 293 },
        leaveUrl: 'https://reviews.example/leave',
        items: [{ id: 1, rating: 5, text: 'Great' }, { id: 2 }],
      }),
    ).toMatchObject({
      items: [{ id: 1, rating: 5, text: 'Great' }],
      file: { overall: { average: 4.7, count: 293 }, leaveUrl: 'https://reviews.example/leave' },
      problems: [{ path: 'items[1]' }],
    });
    expect(reviewsContent.read({ leaveUrl: 'javascript:alert(1)', overall: 5, items: [] })?.file).toEqual({});
  });
});

describe('parseRatingAnswer', () => {
  it.each([
    [
      { rating: '4.7', stars: 5 },
      { kind: 'rating', rating: 4.7, stars: 5 },
    ],
    [{ stars: 4 }, { kind: 'rating', stars: 4 }],
    [{}, { kind: 'malformed', reasons: ['neither rating nor stars'] }],
    ['<html>', { kind: 'malformed', reasons: ['not an object'] }],
  ])('parseRatingAnswer: %j', (answer, expected) => {
    expect(parseRatingAnswer(answer)).toEqual(expected);
  });
});

describe('reviews with few stars', () => {
  it.each([
    [4, 'We show reviews of 4 stars or more.'],
    [3.5, 'We show reviews of 3.5 stars or more.'],
    [5, 'We show reviews of 5 stars.'],
    [1, undefined],
  ])('reviews with few stars are left out below %s only with a sentence that says so', (minRating, note) => {
    expect(reviewsNote(aSite({ reviews: { minRating } }))).toBe(note);
  });
});
