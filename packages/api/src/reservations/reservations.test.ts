import { describe, expect, it } from 'vitest';
import { serving } from '../test/serving.ts';
import { createPayment, fetchPayment, spin } from '../payments/index.ts';
import { createReservation, fetchReservation } from './index.ts';

const wish = { carId: 7, leadId: '1001', processor: 'hosted', returnUrl: 'https://dealer.example/cars/x/checkout' };
const offline = (): Promise<Response> => Promise.reject(new TypeError('offline'));

describe('createReservation', () => {
  it('createReservation sends car, lead, processor and return URL, with key and session', async () => {
    const { requests, http } = serving(() =>
      Response.json({ reservation_id: 'r1', expires_at: '2026-11-23T00:00:00Z', payment_url: 'https://pay.example/1' }),
    );
    expect(await createReservation(http, wish, { key: 'k', token: 't' })).toEqual({
      kind: 'created',
      reservationId: 'r1',
      paymentUrl: 'https://pay.example/1',
      expiresAt: Date.UTC(2026, 10, 23),
    });
    expect(await requests[0]?.json()).toEqual({
      car_id: 7,
      lead_id: '1001',
      payment_processor: 'hosted',
      return_url: wish.returnUrl,
    });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer t');
  });

  it.each([
    ['a sold car, with status 200', () => Response.json({ error: 'sold' }), { kind: 'refused', because: 'sold' }],
    [
      'a reserved car, as a refusal',
      () => Response.json({ error: 'reserved' }, { status: 409 }),
      { kind: 'refused', because: 'reserved' },
    ],
    ['nobody signed in', () => Response.json({ error: 'No session.' }, { status: 401 }), { kind: 'unauthorised' }],
    ['another reason', () => Response.json({ error: 'no' }, { status: 422 }), { kind: 'failed', because: 'fault' }],
    ['a server in trouble', () => new Response('', { status: 503 }), { kind: 'failed', because: 'fault' }],
    ['an HTML page', () => new Response('<html>'), { kind: 'failed', because: 'fault' }],
    [
      'an end that is no time',
      () => Response.json({ reservation_id: 'r1', expires_at: 'soon' }),
      { kind: 'failed', because: 'fault' },
    ],
    [
      'no reference',
      () => Response.json({ payment_url: 'https://pay.example/1' }),
      { kind: 'failed', because: 'fault' },
    ],
    ['no network', offline, { kind: 'failed', because: 'offline' }],
  ] as const)('createReservation says what became of it: %s', async (_, respond, expected) => {
    expect(await createReservation(serving(respond).http, wish, { key: 'k' })).toEqual(expected);
  });
});

describe('fetchReservation', () => {
  it.each([
    [
      'paid',
      () => Response.json({ status: 'paid', expires_at: '2026-11-23T00:00:00Z' }),
      { kind: 'known', status: 'paid', expiresAt: Date.UTC(2026, 10, 23) },
    ],
    [
      'pending',
      () => Response.json({ status: 'pending', payment_url: 'https://pay.example/1' }),
      { kind: 'known', status: 'pending', paymentUrl: 'https://pay.example/1' },
    ],
    ["somebody else's", () => Response.json({ error: 'x' }, { status: 404 }), { kind: 'unknown' }],
    ['without a session', () => Response.json({ error: 'x' }, { status: 401 }), { kind: 'unauthorised' }],
    ['an unknown status', () => Response.json({ status: 'refunded' }), { kind: 'failed', because: 'fault' }],
    ['a server in trouble', () => new Response('', { status: 500 }), { kind: 'failed', because: 'fault' }],
    ['no network', offline, { kind: 'failed', because: 'offline' }],
  ] as const)('fetchReservation: %s', async (_, respond, expected) => {
    const { requests, http } = serving(respond);
    expect(await fetchReservation(http, 'r/1', { key: 'k' })).toEqual(expected);
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/reservations/r%2F1');
  });
});

describe('payments', () => {
  const payment = {
    reference: 'INV-1',
    amount: 250,
    purpose: 'Other',
    processor: 'hosted',
    returnUrl: 'https://dealer.example/online-payment',
  };

  it('sends nothing but the payment when it creates one', async () => {
    const { requests, http } = serving(() => Response.json({ payment_id: 9, payment_url: 'https://pay.example/9' }));
    expect(await createPayment(http, payment, { key: 'k' })).toEqual({
      kind: 'created',
      paymentId: '9',
      paymentUrl: 'https://pay.example/9',
    });
    expect(await requests[0]?.json()).toEqual({
      reference: 'INV-1',
      amount: 250,
      purpose: 'Other',
      payment_processor: 'hosted',
      return_url: payment.returnUrl,
    });
  });

  it.each([
    [
      () => Response.json({ error: 'No such invoice.' }, { status: 422 }),
      { kind: 'refused', message: 'No such invoice.' },
    ],
    [() => Response.json({ error: 'x' }, { status: 401 }), { kind: 'unauthorised' }],
    [() => Response.json({ error: 'x' }, { status: 500 }), { kind: 'failed', because: 'fault' }],
    [() => Response.json({ payment_id: 9 }), { kind: 'failed', because: 'fault' }],
    [offline, { kind: 'failed', because: 'offline' }],
  ] as const)('payments: answers %#', async (respond, expected) => {
    expect(await createPayment(serving(respond).http, payment, { key: 'k' })).toEqual(expected);
  });

  it('payments are fetched from their own path', async () => {
    const { requests, http } = serving(() => Response.json({ status: 'declined' }));
    expect(await fetchPayment(http, 'p1', { token: 't' })).toEqual({ kind: 'known', status: 'declined' });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/payments/p1');
  });
});

describe('spin', () => {
  it.each([
    [{ prize: 'A wash' }, { kind: 'prize', prize: 'A wash' }],
    [{ prize: null }, { kind: 'none' }],
    [{ prize: 'A yacht' }, { kind: 'failed' }],
    [{}, { kind: 'failed' }],
  ])('spin of %j is %j', async (answer, expected) => {
    expect(await spin(serving(() => Response.json(answer)).http, 'draw', ['A wash'], { key: 'k' })).toEqual(expected);
  });
});
