import { expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memoryStore.ts';
import { createRequestLog, recordedRequests } from './requestLog.ts';
import { requestCurl, requestTest } from './requestText.ts';

const now = Date.UTC(2026, 11, 24, 5, 5);
const pageUrl = (): string => 'http://localhost:4200/cars/hilux-7';
const aCall = (body = `{"name":"Ana O'Brien"}`): Request =>
  new Request('http://localhost:4200/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

it('records what was sent and answered, with the faults that the call met', async () => {
  const store = memoryStore();
  const log = createRequestLog({ store, now: () => now, pageUrl });
  const answer = await log.record(aCall(), async (notes) => {
    notes.faults.push('lead-500');
    return Response.json({ error: 'broken' }, { status: 500 });
  });
  expect(await answer.json()).toEqual({ error: 'broken' });
  await vi.waitFor(async () => expect(await recordedRequests(store)).toHaveLength(1));
  expect(await recordedRequests(store)).toMatchObject([
    {
      at: now,
      page: 'http://localhost:4200/cars/hilux-7',
      method: 'POST',
      url: 'http://localhost:4200/api/leads',
      type: 'application/json',
      body: `{"name":"Ana O'Brien"}`,
      status: 500,
      faults: ['lead-500'],
      unhandled: false,
      answer: '{"error":"broken"}',
    },
  ]);
});

it('records a broken connection, and a call that nobody answers', async () => {
  const store = memoryStore();
  const log = createRequestLog({ store, now: () => now, pageUrl });
  await log.record(aCall(), async () => Response.error());
  expect(await log.record(aCall(), async () => null)).toBeNull();
  log.note(new Request('https://maps.example/tile.png'));
  await vi.waitFor(async () => expect(await recordedRequests(store)).toHaveLength(2));
  expect(await recordedRequests(store)).toMatchObject([
    { url: 'https://maps.example/tile.png', status: 0, unhandled: true },
    { url: 'http://localhost:4200/api/leads', status: 0, unhandled: false },
  ]);
});

it('answers although the log cannot be stored', async () => {
  const store = { ...memoryStore(), change: () => Promise.reject(new Error('denied')) };
  const log = createRequestLog({ store, now: () => now, pageUrl });
  expect((await log.record(aCall(), async () => Response.json({}))).status).toBe(200);
});

it('removes the oldest calls', async () => {
  const store = memoryStore();
  let at = now;
  const log = createRequestLog({ store, now: () => (at += 1), pageUrl });
  for (let count = 0; count < 305; count += 1) log.note(new Request(`https://maps.example/${count}.png`));
  await vi.waitFor(async () => expect(await recordedRequests(store)).toHaveLength(305));
  await log.prune();
  const urls = (await recordedRequests(store)).map(({ url }) => url);
  expect([urls.length, urls.at(-1)]).toEqual([300, 'https://maps.example/5.png']);
});

it('writes a call as a command line and as a test', async () => {
  const store = memoryStore();
  const log = createRequestLog({ store, now: () => now, pageUrl });
  await log.record(aCall(), async () => Response.error());
  await vi.waitFor(async () => expect(await recordedRequests(store)).toHaveLength(1));
  const [record] = await recordedRequests(store);
  expect(requestCurl(record!)).toBe(
    `curl -X POST 'http://localhost:4200/api/leads' -H 'content-type: application/json' --data-raw '{"name":"Ana O'\\''Brien"}'`,
  );
  expect(requestTest(record!, 'http://localhost:4200/#state=abc')).toContain(
    "test('the page survives no answer of POST /api/leads'",
  );
});
