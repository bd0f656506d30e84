import * as z from 'zod/mini';
import { defineContract, faults, pathOf } from '../contract/index.ts';
import { endpoints } from '../endpoints/endpoints.ts';

export const recordCarViewContract = defineContract({
  name: 'Record a look at a vehicle',
  text: 'Counts one look and answers how many there were.',
  method: 'GET',
  path: pathOf(endpoints.carView, 'slug'),
  by: 'recordCarView',
  calledFrom: 'A vehicle’s page, once each time it is opened.',
  source: 'Specification section 7; decision E22',
  query: z.object({ photos_count: z.number(), updated_at: z.optional(z.string()), website_id: z.number() }),
  answer: z.looseObject({ views: z.optional(z.number()), car_fields: z.optional(z.unknown()) }),
  fields: { car_fields: 'Not read.', website_id: 'The site’s `website_id`.' },
  errors: [faults('Nothing changes on the page.')],
  examples: [
    {
      params: { slug: '2022-toyota-hilux-1001' },
      query: { photos_count: 12, website_id: 201 },
      answer: { views: 143, car_fields: {} },
    },
  ],
});
