import { handlers } from '@dealer/mocks/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendLead } from './sendLead.mjs';

const server = setupServer(...handlers({ now: Date.UTC(2026, 11, 24) }));

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('offers the phone number when an enquiry is refused', async () => {
  server.use(...handlers({ scenario: 'lead-500' }));
  expect(await sendLead(fetch)).toBe('Please call us');
});

it('thanks for an enquiry', async () => {
  expect(await sendLead(fetch)).toBe('Thank you');
});
