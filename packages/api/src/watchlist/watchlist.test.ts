import { describe, expect, it } from 'vitest';
import { serving } from '../test/serving.ts';
import { changeWatchlist, fetchGarage, fetchWatchlist } from './index.ts';

const received = ({ method, url, headers }: Request) => [method, new URL(url).pathname, headers.get('authorization')];

describe('the watchlist', () => {
  it.each([
    ['save', '/api/watchlist/save-car'],
    ['remove', '/api/watchlist/remove-car'],
  ] as const)('the watchlist: %s: phone and car, with the session', async (what, path) => {
    const { http, requests } = serving(() => Response.json({ success: true }));
    expect(
      await changeWatchlist(http, what, { phone_number: '+61412345678', car_id: 7 }, { bearer: 'token-1' }),
    ).toMatchObject({ kind: 'ok', value: { success: true } });
    expect(requests.map(received)).toEqual([['POST', path, 'Bearer token-1']]);
    expect(await requests[0]?.json()).toEqual({ phone_number: '+61412345678', car_id: 7 });
  });

  it('omits invalid entries of a watchlist', async () => {
    const { http, requests } = serving(() =>
      Response.json({
        cars: [{ id: 7, saved_at: '2026-01-01T00:00:00Z', price: 45_990 }, { id: 'x' }, null, { id: 8 }],
      }),
    );
    expect(await fetchWatchlist(http, { bearer: 'token-1' })).toMatchObject({
      kind: 'ok',
      value: [{ id: 7, saved_at: '2026-01-01T00:00:00Z', price: 45_990 }, { id: 8 }],
    });
    expect(requests.map(received)).toEqual([['GET', '/api/watchlist', 'Bearer token-1']]);
  });

  it.each([
    ['without a list', {}],
    ['a string', 'none'],
    ['null', null],
  ])('the watchlist that is %s is malformed', async (_, body) => {
    expect(await fetchWatchlist(serving(() => Response.json(body)).http, { bearer: 't' })).toMatchObject({
      kind: 'failed',
      reason: 'malformed',
    });
  });
});

describe('the garage', () => {
  const sent = {
    lead_id: 1001,
    received_at: '2026-01-01T00:00:00Z',
    category: 'General Enquiry',
    car_id: 7,
    description: '2022 Toyota Hilux',
  };

  it('the garage lists enquiries and valuations, and omits invalid rows', async () => {
    const { http, requests } = serving(() =>
      Response.json({
        enquiries: [sent, { lead_id: 5 }],
        valuations: [{ ...sent, category: 'Trade In', subcategory: null, offer_price: 20_500 }],
      }),
    );
    expect(await fetchGarage(http, { bearer: 'token-1' })).toMatchObject({
      kind: 'ok',
      value: { enquiries: [{ ...sent, lead_id: '1001' }], valuations: [{ offer_price: 20_500 }] },
    });
    expect(requests.map(received)).toEqual([['GET', '/api/garage', 'Bearer token-1']]);
  });

  it('the garage of another shape is malformed', async () => {
    expect(await fetchGarage(serving(() => Response.json({ enquiries: {} })).http, { bearer: 't' })).toMatchObject({
      kind: 'failed',
      reason: 'malformed',
    });
  });
});
