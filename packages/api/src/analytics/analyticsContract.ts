import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';

export const analyticsContract = defineContract({
  name: 'Take analytics events',
  text: 'Where a site’s analytics include `{ "kind": "http", "url": "..." }`: the events of one second in one call, by the browser’s beacon, which also leaves when the page goes. Nothing in it says who the visitor is.',
  method: 'POST',
  path: '{url}',
  host: 'site',
  by: 'sendBeacon',
  calledFrom: 'Every page, where the site asks for it; after the visitor’s yes where it needs consent.',
  source: 'Specification sections 7 (Analytics event ids) and 8; see analytics.md for the events',
  headers: {
    'Content-Type':
      'text/plain;charset=UTF-8, so that another origin need not be asked for permission; the body is JSON',
  },
  request: z.array(
    z.object({ id: z.number(), name: z.string(), at: z.number(), page: z.string(), car_id: z.optional(z.number()) }),
  ),
  answer: 'unread',
  fields: {
    '[].id': 'The event’s number.',
    '[].at': 'Milliseconds since 1970.',
    '[].page': 'The path of the page, without its query.',
  },
  errors: [
    {
      when: 'The browser does not take the beacon',
      page: `"${errorText('analytics')}" on the console; nothing else changes.`,
    },
  ],
  examples: [
    {
      params: { url: 'https://events.example/dealer' },
      request: [
        { id: 15, name: 'used car enquiry', at: 1_773_619_200_000, page: '/cars/2022-toyota-hilux-1001', car_id: 1001 },
      ],
      answer: '',
    },
  ],
});
