import { describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { fetchValuation, lookupRego, saveValuation } from './index.ts';

const serverThat = (respond: (request: Request) => Response | Promise<Response>) => {
  const calls: { path: string; body: unknown }[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push({ path: new URL(request.url).pathname, body: await request.clone().json() });
      return respond(request);
    },
  });
  return { http, calls };
};
const car = {
  id: 'v1',
  vehicle: { year: '2021', make: 'Toyota', model: 'RAV4' },
  adjustments: [{ id: 'tyres', question: 'How are the tyres?', options: ['Good', 'Worn'] }],
};

describe('lookupRego', () => {
  it('lookupRego sends plate and state and returns the car with its questions', async () => {
    const { http, calls } = serverThat(() => Response.json(car));
    await expect(lookupRego(http, { rego: '123ABC', regoState: 'qld' })).resolves.toEqual({
      kind: 'found',
      id: 'v1',
      car: { year: 2021, make: 'Toyota', model: 'RAV4' },
      questions: [
        {
          id: 'tyres',
          question: 'How are the tyres?',
          options: [
            { value: 'Good', label: 'Good' },
            { value: 'Worn', label: 'Worn' },
          ],
        },
      ],
    });
    expect(calls).toEqual([{ path: '/api/lookups/rego', body: { rego: '123ABC', regoState: 'qld' } }]);
  });

  it.each([
    ['an unknown plate', () => Response.json({ error: 'No such plate.' }, { status: 404 }), { kind: 'notFound' }],
    ['status 200 without a car', () => Response.json({}), { kind: 'notFound' }],
    [
      'a good answer with an error',
      () => Response.json({ error: 'That plate is on hold.' }),
      { kind: 'refused', message: 'That plate is on hold.' },
    ],
    [
      'a refusal with words',
      () => Response.json({ error: 'Too many lookups.' }, { status: 429 }),
      { kind: 'refused', message: 'Too many lookups.' },
    ],
    ['a refusal without a message', () => new Response('', { status: 400 }), { kind: 'fault' }],
    [
      'a server in trouble, whatever it says',
      () => Response.json({ error: 'stack trace' }, { status: 500 }),
      { kind: 'fault' },
    ],
    ['what is not JSON', () => new Response('<html>'), { kind: 'fault' }],
    ['no network', () => Promise.reject(new TypeError('offline')), { kind: 'offline' }],
  ])('lookupRego returns the reason after %s', async (_, respond, trouble) => {
    await expect(lookupRego(serverThat(respond as () => Response).http, { rego: '123ABC' })).resolves.toEqual({
      kind: 'none',
      trouble,
    });
  });

  it('reports a lookup of a number plate whose call was aborted', async () => {
    const stop = new AbortController();
    const { http } = serverThat(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    stop.abort();
    await expect(lookupRego(http, { rego: '123ABC' }, { signal: stop.signal })).resolves.toEqual({ kind: 'aborted' });
  });
});

describe('fetchValuation', () => {
  it('fetchValuation sends id and answers, and returns the unchanged response', async () => {
    const { http, calls } = serverThat(() => Response.json({ id: 'v1', offer_price: 31_500, range: [1, 2] }));
    await expect(fetchValuation(http, { id: 'v1', answers: { kms: 42_000, tyres: 'good' } })).resolves.toEqual({
      valuation: { kind: 'valuation', id: 'v1', offerPrice: 31_500 },
      response: { id: 'v1', offer_price: 31_500, range: [1, 2] },
    });
    expect(calls).toEqual([
      { path: '/api/lookups/valuation', body: { id: 'v1', adjustmentAnswers: { kms: 42_000, tyres: 'good' } } },
    ]);
  });

  it.each([
    ['no offer', () => Response.json({ id: 'v1', offer_price: null }), { kind: 'noOffer', id: 'v1' }],
    ['an error', () => Response.json({ error: 'Expired.' }, { status: 404 }), { kind: 'failed', message: 'Expired.' }],
    ['what is not JSON', () => new Response('<html>'), { kind: 'failed' }],
    ['no network', () => Promise.reject(new TypeError('offline')), { kind: 'failed' }],
  ])('fetchValuation reads %s', async (_, respond, valuation) => {
    expect(
      (await fetchValuation(serverThat(respond as () => Response).http, { id: 'v1', answers: {} })).valuation,
    ).toEqual(valuation);
  });
});

describe('saveValuation', () => {
  it.each([
    ['accepted', () => Response.json({ ok: true }), true],
    ['accepted with an empty response', () => new Response(''), true],
    ['refused', () => new Response('', { status: 500 }), false],
    ['lost', () => Promise.reject(new TypeError('offline')), false],
  ])('saveValuation returns whether it was %s', async (_, respond, isSaved) => {
    const { http, calls } = serverThat(respond as () => Response);
    await expect(saveValuation(http, { id: 'v1', offer_price: 31_500 })).resolves.toBe(isSaved);
    expect(calls).toEqual([
      { path: '/api/miscellaneous', body: { id: 'v1', offer_price: 31_500, column_name: 'valuation' } },
    ]);
  });
});
