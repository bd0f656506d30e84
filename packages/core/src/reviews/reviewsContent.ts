import * as z from 'zod/mini';
import { contentKind } from '../content/contentKind.ts';
import { number, part, url, whole } from '../wire/lenient.ts';
import { parseReview } from './parseReview.ts';
import { reviewDocSchema } from './reviewDoc.ts';

/**
 * A site's reviews, `content/reviews.json`: the items as they come over the wire, the figures of all reviews there are (`overall`),
 * and where a customer leaves one (`leaveUrl`).
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
