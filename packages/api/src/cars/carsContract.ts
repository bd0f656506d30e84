import * as z from 'zod/mini';
import { defineContract, faults, pathOf } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';

export const recordCarViewContract = defineContract({
  name: 'Record a view of a vehicle',
  text: 'Counts one view and returns the number of views.',
  method: 'GET',
  path: pathOf(endpoints.carView, 'slug'),
  by: 'recordCarView',
  calledFrom: 'A vehicle’s page, once each time it is opened.',
  decisions: 'E22',
  query: z.object({ photos_count: z.number(), updated_at: z.optional(z.string()), website_id: z.number() }),
  answer: z.looseObject({ views: z.optional(z.number()), car_fields: z.optional(z.record(z.string(), z.unknown())) }),
  fields: {
    updated_at: 'When the dealer last changed the vehicle, as in the index; missing if the index has no date.',
    views: 'How often it was looked at, this look included.',
    car_fields: 'What the backend adds to the vehicle’s document. Not shown.',
    website_id: 'The site’s `website_id`.',
  },
  errors: [faults('Nothing changes on the page.')],
  examples: [
    {
      params: { slug: '2022-toyota-hilux-1001' },
      query: { photos_count: 12, updated_at: '2026-03-01T02:00:00Z', website_id: 201 },
      answer: { views: 143, car_fields: {} },
    },
  ],
});
