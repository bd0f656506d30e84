import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memoryStore.ts';
import { handleApi } from './handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';

/** 15 June 2026. */
const now = Date.UTC(2026, 5, 15);
let deps: MockDeps;
beforeEach(() => {
  deps = {
    store: memoryStore(),
    search: () => Promise.resolve(new Response('{}', { status: 500 })),
    indexUid: 'Car_production',
    now: () => now,
  };
});

type Body = Record<string, unknown> & {
  vehicle: { year: number; make: string; model: string };
  adjustments: { id: string; options: { value: string }[] }[];
  offer_price: number | null;
};
const post = async (path: string, body: unknown, key?: string): Promise<{ status: number; body: Body }> => {
  const answer = await handleApi(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    }),
    deps,
  );
  if (!answer) throw new Error('not a path of the backend');
  return { status: answer.status, body: (await answer.json()) as Body };
};
const look = (rego: string, regoState?: string) =>
  post('/api/lookups/rego', { rego, ...(regoState === undefined ? {} : { regoState }) });
const value = (id: unknown, adjustmentAnswers: unknown) => post('/api/lookups/valuation', { id, adjustmentAnswers });

describe('rego lookup', () => {
  it('rego lookup returns the demo plates by age, and always the same car for any other plate', async () => {
    expect((await look('TRADE1', 'qld')).body.vehicle).toMatchObject({ year: 2021, make: 'Toyota', model: 'RAV4' });
    expect((await look('OLDCAR')).body.vehicle).toMatchObject({ year: 2014, make: 'Holden', model: 'Commodore' });
    const one = await look('479XKQ', 'vic');
    expect(one.body.vehicle.make).not.toBe('');
    expect((await look('479XKQ', 'vic')).body.vehicle).toEqual(one.body.vehicle);
  });

  it.each([
    ['NOCAR1', 'qld', 404],
    ['A1', 'qld', 404],
    ['AB#1', 'qld', 400],
    ['TRADE1', 'xyz', 400],
  ])('rego lookup answers %s in %s with %i', async (rego, state, status) => {
    expect((await look(rego, state)).status).toBe(status);
  });
});

describe('valuation', () => {
  it('valuation offers less for more kilometres and worse answers, and stores the last offer', async () => {
    const { id } = (await look('TRADE1', 'qld')).body;
    const fresh = (await value(id, { kms: 30_000, condition: 'excellent' })).body.offer_price ?? 0;
    const driven = (await value(id, { kms: 95_000, condition: 'excellent' })).body.offer_price ?? 0;
    const worn = (await value(id, { kms: 95_000, condition: 'fair', accident: 'yes' })).body.offer_price ?? 0;
    expect(fresh).toBeGreaterThan(driven);
    expect(driven).toBeGreaterThan(worn);
    expect(worn).toBeGreaterThan(5_000);
    expect(await deps.store.rows('valuations')).toMatchObject([{ id, offer_price: worn, answers: { kms: 95_000 } }]);
  });

  it('valuation makes no offer over 100,000 km or over seven years', async () => {
    const { id } = (await look('TRADE1', 'qld')).body;
    expect((await value(id, { kms: 100_000 })).body.offer_price).toBeGreaterThan(0);
    expect((await value(id, { kms: 100_001 })).body.offer_price).toBeNull();
    expect((await value((await look('OLDCAR', 'qld')).body.id, { kms: 20_000 })).body.offer_price).toBeNull();
  });

  it('refuses an unknown valuation and unknown answers', async () => {
    expect((await value('v-1', { kms: 1 })).status).toBe(404);
    const { id } = (await look('TRADE1', 'qld')).body;
    expect((await value(id, { tyres: 'square' })).status).toBe(400);
    expect((await value(id, 'none')).status).toBe(400);
  });
});

describe('accepting an offer', () => {
  it('accepting an offer refers to a valuation and is stored once', async () => {
    const lead = (await post('/api/leads', { category: 'Trade-In Valuation', phone: '0412 345 678' }, 'a')).body
      .lead_id;
    const taken = {
      lead_id: String(lead),
      form_completed: true,
      offer_accepted: true,
      category: 'Trade-In Valuation',
      subcategory: '3. Offer Accepted',
    };
    expect(await post('/api/leads', taken, 'b')).toEqual({ status: 201, body: { lead_id: lead } });
    expect(await post('/api/leads', taken, 'b')).toEqual({ status: 200, body: { lead_id: lead } });
    expect(await deps.store.leads()).toHaveLength(2);
    expect((await post('/api/leads', taken, 'c')).status).toBe(422);
    expect((await post('/api/leads', { ...taken, lead_id: '7' }, 'd')).status).toBe(404);
    // Neither the valuation of another website, nor the acceptance itself.
    const elsewhere = { ...taken, url: 'https://another-dealer.example/sell-my-car' };
    expect((await post('/api/leads', elsewhere, 'g')).status).toBe(404);
    expect((await post('/api/leads', { ...taken, lead_id: Number(lead) + 1 }, 'h')).status).toBe(404);
    const enquiry = (await post('/api/leads', { category: 'General Enquiry', phone: '0412 345 678' }, 'e')).body;
    expect((await post('/api/leads', { ...taken, lead_id: enquiry.lead_id }, 'f')).status).toBe(404);
  });
});

it('stores a valuation with its column name', async () => {
  expect((await post('/api/miscellaneous', { offer_price: 1, column_name: 'valuation' })).status).toBe(200);
  expect((await post('/api/miscellaneous', { offer_price: 1 })).status).toBe(400);
  expect(await deps.store.events()).toMatchObject([
    { kind: 'miscellaneous', payload: { offer_price: 1, column_name: 'valuation' } },
  ]);
});
