import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import { createEngine } from '@dealer/search-engine/engine';
import { expect, it } from 'vitest';
import { sendLead } from './sendLead.mjs';

it('offers the phone number when an enquiry is refused, and can send it after that', async () => {
  const engine = createEngine();
  const backend = createMockApi({
    search: (request) => engine.handle(request),
    indexUid,
    now: () => Date.now(),
    // The same as in a link, a saved file and `mocksOn(page).use(state)`.
    state: { site: 'harbour-motors', settings: { scenario: 'lead-500(call:1)', now: '2026-12-24T13:05+08:00,frozen' } },
  });
  const fetch = (input, init) => backend.handle(new Request(input, init));

  expect(await sendLead(fetch)).toBe('Please call us');
  expect(await sendLead(fetch)).toBe('Thank you');
  const [lead] = await backend.store.leads();
  expect(new Date(lead.received_at).toISOString()).toBe('2026-12-24T05:05:00.000Z');
});
