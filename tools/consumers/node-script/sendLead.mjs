import { createHttp } from '@dealer/api/http';
import { submitLead } from '@dealer/api/leads';

/** Sends an enquiry to the dealer's backend by `fetch`, the browser's or that of a test. */
export const sendLead = async (fetch) => {
  const http = createHttp({ baseUrl: 'https://www.example.com', fetch });
  const lead = { name: 'Ana', phone: '0412 345 678', category: 'General Enquiry' };
  const outcome = await submitLead(http, lead, { idempotencyKey: 'key-1' });
  return outcome.kind === 'accepted' ? 'Thank you' : 'Please call us';
};
