import { describe, expect, it } from 'vitest';
import { parseScenario } from '../scenario/parseScenario.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { handleApi } from './handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';
import { findPayment, reservedCars } from './paymentRows.ts';

const origin = 'http://localhost:4200';
const start = Date.UTC(2026, 10, 21);
const cars: Record<number, object> = {
  7: { id: 7, slug: 'hilux-7', name: '2022 Toyota Hilux', status: 'in_stock' },
  8: { id: 8, slug: 's', status: 'sold' },
  9: { id: 9, slug: 'r', status: 'in_stock', reserved: true },
};

const backend = () => {
  let now = start;
  const store = memoryStore();
  const deps: MockDeps = {
    store,
    indexUid: 'cars',
    now: () => now,
    search: async (request) => {
      const { filter } = (await request.json()) as { filter: string };
      const car = cars[Number(/id = (\d+)/.exec(filter)?.[1])];
      return Response.json({ hits: car ? [car] : [] });
    },
  };
  const call = async (
    method: string,
    path: string,
    { key, body, scenario = '' }: { key?: string; body?: object; scenario?: string } = {},
  ) => {
    const request = new Request(origin + path, {
      method,
      headers: key === undefined ? {} : { 'idempotency-key': key },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await handleApi(request, deps, parseScenario(new URLSearchParams({ scenario })));
    return { status: answer?.status, body: (await answer?.json()) as Record<string, string> };
  };
  const reserve = async (key: string, carId = 7, change: object = {}) => {
    const { lead } = await store.addLead({
      received_at: now,
      idempotency_key: `lead-${key}`,
      payload: { deposit: '$500', car_id: carId },
    });
    return call('POST', '/api/reservations', {
      key,
      body: {
        car_id: carId,
        lead_id: lead.lead_id,
        payment_processor: 'hosted',
        return_url: `${origin}/cars/hilux-7/checkout`,
        ...change,
      },
    });
  };
  return { store, call, reserve, wait: (ms: number) => void (now += ms), now: () => now };
};

describe('reservations', () => {
  it('reservations are created once per key and once per car', async () => {
    const { reserve } = backend();
    const first = await reserve('ana');
    expect(first).toMatchObject({
      status: 201,
      body: {
        reservation_id: 'R1001',
        expires_at: '2026-11-23T00:00:00.000Z',
        payment_url: `${origin}/__mocks/payment?session=${first.body.reservation_id}`,
      },
    });
    expect(await reserve('ana')).toEqual({ ...first, status: 200 });
    expect(await reserve('ben')).toEqual({ status: 409, body: { error: 'reserved' } });
  });

  it('reservations go to one of two simultaneous callers', async () => {
    const { reserve } = backend();
    const answers = await Promise.all(['ana', 'ben', 'cleo'].map((key) => reserve(key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each([
    ['a sold car', 8, {}, 409, 'sold'],
    ['a reserved car', 9, {}, 409, 'reserved'],
    ['an unknown car', 99, {}, 409, 'sold'],
    [
      'a way back to another website',
      7,
      { return_url: 'https://evil.example/' },
      400,
      'The reservation could not be read.',
    ],
    ['an unknown lead', 7, { lead_id: 4 }, 422, 'There is no such lead.'],
  ])('reservations are refused for %s', async (_, carId, change, status, error) => {
    expect(await backend().reserve('ana', carId, change)).toEqual({ status, body: { error } });
  });

  it('reservations are refused for a lead about another car', async () => {
    const { store, reserve, now } = backend();
    const { lead } = await store.addLead({ received_at: now(), idempotency_key: 'other', payload: { car_id: 9 } });
    expect(await reserve('ana', 7, { lead_id: lead.lead_id })).toEqual({
      status: 422,
      body: { error: 'There is no such lead.' },
    });
  });

  it('reservations can be read only by the device that created them', async () => {
    const { reserve, call } = backend();
    const id = (await reserve('ana')).body.reservation_id;
    expect((await call('GET', `/api/reservations/${id}`, { key: 'ana' })).body).toMatchObject({ status: 'pending' });
    for (const caller of [{ key: 'ben' }, {}, { key: '' }])
      expect((await call('GET', `/api/reservations/${id}`, caller)).status).toBe(404);
    expect((await call('GET', '/api/reservations/forged', { key: 'ana' })).status).toBe(404);
  });

  it('reservations are pending, declined, and then paid for 48 hours', async () => {
    const { reserve, call, store, wait, now } = backend();
    const id = (await reserve('ana')).body.reservation_id ?? '';
    const status = async () => (await call('GET', `/api/reservations/${id}`, { key: 'ana' })).body.status;
    const settle = async (outcome: 'paid' | 'declined', afterMs = 0) =>
      (await findPayment(store, id))?.settle({ outcome, settles_at: now() + afterMs });
    await settle('declined');
    expect(await status()).toBe('declined');
    await settle('paid', 5_000);
    expect(await status()).toBe('pending');
    wait(5_000);
    expect(await status()).toBe('paid');
    await settle('declined');
    expect(await status()).toBe('paid');
    expect(await reservedCars(store, now())).toEqual(new Set([7]));
    wait(48 * 3_600_000);
    expect(await status()).toBe('expired');
    expect(await reservedCars(store, now())).toEqual(new Set());
    expect((await reserve('ben')).status).toBe(201);
    expect(await status()).toBe('expired');
  });

  it('reservations expire without payment within half an hour', async () => {
    const { reserve, wait } = backend();
    await reserve('ana');
    wait(29 * 60_000);
    expect((await reserve('ben')).status).toBe(409);
    wait(60_000);
    expect((await reserve('ben')).status).toBe(201);
  });

  it.each([
    ['reservation-sold', 409],
    ['reservation-error', 500],
    ['reservation-check-error', 201],
  ])('fail by the scenario %s', async (scenario, status) => {
    const { store, call } = backend();
    const { lead } = await store.addLead({ received_at: 0, idempotency_key: 'l', payload: { car_id: 7 } });
    expect(
      (
        await call('POST', '/api/reservations', {
          key: 'ana',
          scenario,
          body: { car_id: 7, lead_id: lead.lead_id, return_url: `${origin}/x` },
        })
      ).status,
    ).toBe(status);
  });
});

describe('payments and prizes', () => {
  it('starts one payment for each key', async () => {
    const { call } = backend();
    const body = { reference: 'INV-7', amount: 250, purpose: 'Other', return_url: `${origin}/online-payment` };
    const first = await call('POST', '/api/payments', { key: 'ana', body });
    expect(first.status).toBe(201);
    expect(await call('POST', '/api/payments', { key: 'ana', body })).toEqual({ ...first, status: 200 });
    expect((await call('GET', `/api/payments/${first.body.payment_id}`, { key: 'ana' })).body).toMatchObject({
      status: 'pending',
    });
    expect((await call('GET', `/api/payments/${first.body.payment_id}`, { key: 'ben' })).status).toBe(404);
    expect((await call('POST', '/api/payments', { key: 'x', body: { ...body, amount: -1 } })).status).toBe(422);
    expect(await call('POST', '/api/payments', { key: 'ana', body: { ...body, amount: 251 } })).toEqual({
      status: 409,
      body: { error: 'This key was used for another payment.' },
    });
  });

  it('payments and prizes are drawn once per visitor', async () => {
    const { call } = backend();
    expect((await call('GET', '/api/spin-to-win', { key: 'ana' })).body).toEqual({ prize: null });
    const { prize } = (await call('POST', '/api/spin-to-win', { key: 'ana', body: { prizes: ['A', 'B', 'C'] } })).body;
    expect(['A', 'B', 'C']).toContain(prize);
    expect((await call('POST', '/api/spin-to-win', { key: 'ana', body: { prizes: ['A', 'B', 'C'] } })).body).toEqual({
      prize,
    });
    expect((await call('POST', '/api/spin-to-win', { key: 'ana', body: { prizes: ['D'] } })).status).toBe(409);
    expect((await call('GET', '/api/spin-to-win', { key: 'ana' })).body).toEqual({ prize });
    expect((await call('POST', '/api/spin-to-win', { key: '', body: { prizes: ['A'] } })).status).toBe(400);
  });
});
