import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { reviewsEndpoints } from './reviewsEndpoints.ts';

export const snap21RatingContract = defineContract({
  name: 'Get a dealer’s rating',
  text: 'The figures of the rating service, for sites that name their organisation there (`reviews.snap21OrgId`).',
  method: 'GET',
  path: reviewsEndpoints.snap21,
  by: 'fetchSnap21Rating',
  calledFrom: 'The line above the reviews.',
  decisions: 'E21',
  query: z.object({ orgId: z.string() }),
  answer: z.looseObject({
    rating: z.optional(z.union([z.number(), z.string()])),
    stars: z.optional(z.union([z.number(), z.string()])),
  }),
  fields: { rating: 'The average, such as 4.7.', stars: 'The number of stars shown, such as 5.' },
  errors: [
    {
      when: 'An answer with neither figure',
      page: `"${errorText('ratingsFetch')}" on the console; the line is not shown.`,
    },
    faults('As above.'),
  ],
  examples: [{ query: { orgId: '4711' }, answer: { rating: 4.7, stars: 5 } }],
});
