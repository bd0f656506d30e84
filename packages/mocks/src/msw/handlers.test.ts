// @vitest-environment node
import { createHttp } from '@dealer/api/http';
import { submitLead } from '@dealer/api/leads';
import type { setupWorker } from 'msw/browser';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { memoryStore } from '../store/memoryStore.ts';
import { handlers, type HandlerOptions } from './index.ts';

const christmas = Date.UTC(2026, 11, 24);
const searchHost = 'https://search.example/__search';
const store = memoryStore();
const server = setupServer(...handlers({ now: christmas, searchHost, store }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const send = async (key: string): Promise<string> => {
  const lead = { name: 'Ana', phone: '0412 345 678', category: 'General Enquiry' };
  return (await submitLead(createHttp({ baseUrl: 'https://dealer.example' }), lead, { idempotencyKey: key })).kind;
};

const find = async (): Promise<{ status: number; total?: number; first?: unknown }> => {
  const answer = await fetch(`${searchHost}/multi-search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queries: [{ indexUid: 'Car_production', q: '', limit: 1 }] }),
  });
  if (!answer.ok) return { status: answer.status };
  const { results } = (await answer.json()) as { results: { estimatedTotalHits: number; hits: { slug: string }[] }[] };
  return { status: answer.status, total: results[0]!.estimatedTotalHits, first: results[0]!.hits[0]?.slug };
};

describe('handlers of MSW', () => {
  it('handlers of MSW accept an enquiry, and store it with the time of the test', async () => {
    expect(await send('key-1')).toBe('accepted');
    expect(await store.leads()).toMatchObject([{ idempotency_key: 'key-1', received_at: christmas }]);
  });

  it('handlers of MSW refuse an enquiry once where a test sets this fault, and accept the next', async () => {
    server.use(...handlers({ scenario: 'lead-422(call:1)' }));
    expect(await send('key-2')).toBe('refused');
    expect(await send('key-3')).toBe('accepted');
  });

  it('handlers of MSW have several faults at once', async () => {
    server.use(...handlers({ scenario: ['search-error', 'lead-422'], searchHost }));
    expect(await send('key-4')).toBe('refused');
    expect((await find()).status).toBe(503);
  });

  it('handlers of MSW find the generated stock, always the same for a seed', async () => {
    const found = await find();
    expect(found.total).toBeGreaterThan(600);
    server.use(...handlers({ now: christmas, searchHost }));
    expect(await find()).toEqual(found);
    server.use(...handlers({ now: christmas, searchHost, seed: 2 }));
    expect((await find()).first).not.toBe(found.first);
  });

  it('handlers of MSW leave requests of other addresses to the test', async () => {
    await expect(fetch('https://other.example/prices')).rejects.toThrow();
  });

  it('handlers of MSW refuse a scenario that does not exist, by its type and at runtime', () => {
    // @ts-expect-error: there is no such scenario
    expect(() => handlers({ scenario: 'lead-teapot' })).toThrow('There is no scenario called lead-teapot.');
    expectTypeOf<'search-slow(delay:800)'>().toExtend<HandlerOptions['scenario']>();
  });

  it('handlers of MSW are those that a worker of a page takes', () => {
    expectTypeOf(handlers()).toExtend<Parameters<typeof setupWorker>>();
  });
});
