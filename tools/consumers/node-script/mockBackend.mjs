import { createMockApi } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import { createEngine } from '@dealer/search-engine/engine';
import { sendLead } from './sendLead.mjs';

const engine = createEngine();
const backend = createMockApi({ search: (request) => engine.handle(request), indexUid, now: () => Date.now() });

// The backend answers in this process. It returns null for an address that it does not have.
const fetch = async (input, init) =>
  (await backend.handle(new Request(input, init))) ?? new Response(null, { status: 404 });

console.log(await sendLead(fetch));
