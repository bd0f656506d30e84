import { errorText } from '@dealer/core/errors';
import * as z from 'zod/mini';
import { defineContract } from '../contract/index.ts';

export const analyticsContract = defineContract({
  name: 'Receive analytics events',
  text: 'For sites whose analytics include `{ "kind": "http", "url": "..." }`: the events of one second in one call. The browser’s beacon also delivers them when the page closes. The events do not identify the visitor.',
  method: 'POST',
  path: '{url}',
  host: 'site',
  by: 'sendBeacon',
  calledFrom: 'Every page of such a site; only after the visitor agreed if the site requires consent.',
  headers: {
    'Content-Type': 'text/plain;charset=UTF-8, so that another origin needs no preflight request; the body is JSON',
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
      when: 'The browser rejects the beacon',
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
