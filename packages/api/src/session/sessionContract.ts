import * as z from 'zod/mini';
import { defineContract, faults } from '../contract/index.ts';
import { sessionEndpoints } from './sessionEndpoints.ts';

export const websiteSessionContract = defineContract({
  name: 'Get the website session',
  text: 'Which plugins the website may use, and its overall rating.',
  method: 'GET',
  path: sessionEndpoints.websiteSession,
  by: 'fetchWebsiteSession',
  calledFrom: 'The vehicle page, once per page load, if the site has a plugin switched on.',
  query: z.object({ website_id: z.number() }),
  answer: z.looseObject({
    plugins: z.optional(z.array(z.union([z.string(), z.looseObject({ name: z.string() })]))),
    reviews: z.optional(
      z.looseObject({
        count: z.optional(z.union([z.number(), z.string()])),
        average_rating: z.optional(z.union([z.number(), z.string()])),
      }),
    ),
  }),
  fields: {
    website_id: 'The site’s `website_id`; 0 if it has none.',
    plugins:
      '"Autogauge" allows the price comparison of used vehicles, "Car Analysis" the download of a vehicle’s analysis; other names are ignored. Each must also be switched on in the site’s `plugins`.',
    reviews: 'The overall rating. Not shown.',
  },
  errors: [faults('The page shows no plugin.')],
  examples: [
    {
      query: { website_id: 201 },
      answer: { plugins: ['Autogauge', 'Car Analysis'], reviews: { count: 293, average_rating: 4.7 } },
    },
  ],
});
