import { aVehicleDoc } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { createHttp } from '../http/http.ts';
import { fetchAutoGauge } from './fetchAutoGauge.ts';
import { fetchCarDisclaimer } from './fetchCarDisclaimer.ts';
import { fetchCarPdf } from './fetchCarPdf.ts';
import { fetchCars } from './fetchCars.ts';
import { fetchDeliveryPrice } from './fetchDeliveryPrice.ts';
import { fetchSimilarIds } from './fetchSimilarIds.ts';

const requests: string[] = [];
/** A backend with one response. */
const backend = (answer: () => Response | Promise<Response>) => {
  requests.length = 0;
  const fetch = (url: string | URL | Request): Promise<Response> => {
    requests.push(String(url));
    return Promise.resolve(answer());
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    http: createHttp({ baseUrl: '', fetch: fetch as typeof globalThis.fetch }),
  };
};
const json = (value: unknown, status = 200) => backend(() => Response.json(value, { status })).http;
const garbage = () => backend(() => new Response('<!doctype html>')).http;
const offline = () => backend(() => Promise.reject(new TypeError('network'))).http;

describe('data of a vehicle page', () => {
  it('data of a vehicle page requests the gauge of a car and encodes its slug', async () => {
    expect(await fetchAutoGauge(json({ fill: 50 }), { slug: 'a/b c' })).toMatchObject({
      kind: 'ok',
      value: { fill: 50 },
    });
    expect(requests).toEqual(['/api/cars/a%2Fb%20c/autogauge']);
    expect(await fetchAutoGauge(json({}, 500), { slug: 'a' })).toMatchObject({ kind: 'failed', reason: 'status' });
  });

  it('data of a vehicle page reads a delivery price; undefined for an empty, refused, invalid or missing response', async () => {
    expect(await fetchDeliveryPrice(json({ name: 'Queensland', price: 290 }), { postcode: '4000' })).toEqual({
      region: 'Queensland',
      price: 290,
    });
    expect(requests).toEqual(['/api/delivery-price?postcode=4000']);
    for (const http of [json({}), json({ error: 'no' }, 400), json({}, 500), garbage(), offline()])
      expect(await fetchDeliveryPrice(http, { postcode: '4000' })).toBeUndefined();
  });

  it('data of a vehicle page reads similar ids as a list or as "ids", and omits invalid ones', async () => {
    expect(await fetchSimilarIds(json([3, 'x', 4]), { slug: 'a' })).toMatchObject({ value: [3, 4] });
    expect(await fetchSimilarIds(json({ ids: [5, null] }), { slug: 'a' })).toMatchObject({ value: [5] });
    expect(await fetchSimilarIds(json({ cars: [] }), { slug: 'a' })).toMatchObject({
      kind: 'failed',
      reason: 'malformed',
    });
  });

  it('data of a vehicle page reads cars by a filter and omits invalid ones', async () => {
    const answer = await fetchCars(json({ hits: [aVehicleDoc(), { id: 'broken' }] }), {
      searchFilters: 'make = "Toyota"',
      limit: 10,
    });
    expect(answer.kind === 'ok' ? answer.value.map(({ id }) => id) : answer).toEqual([1042]);
    expect(requests).toEqual(['/api/cars?search_filters=make+%3D+%22Toyota%22&limit=10']);
  });

  it('data of a vehicle page reads the disclaimers by lender', async () => {
    expect(
      await fetchCarDisclaimer(
        json({ finance_lenders: { Manual: { disclaimer: 'Approved applicants only.' }, Angle: {} } }),
        { id: 7 },
      ),
    ).toEqual({ Manual: 'Approved applicants only.' });
    for (const http of [json({}), json([], 500), offline()])
      expect(await fetchCarDisclaimer(http, { id: 7 })).toBeUndefined();
  });
});

describe('the PDF of a car', () => {
  const call = (answer: () => Response | Promise<Response>, more = {}) =>
    fetchCarPdf({ baseUrl: 'https://api.example', slug: 'hilux-7', fetch: backend(answer).fetch, ...more });

  it('fetches the PDF of a car', async () => {
    const pdf = await call(() => new Response('%PDF-1.4 ...'));
    expect(requests).toEqual(['https://api.example/api/cars/hilux-7/pdf']);
    expect(pdf?.type).toBe('application/pdf');
    expect(await pdf?.text()).toBe('%PDF-1.4 ...');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['an error page', () => new Response('%PDF-', { status: 500 })],
    ['an HTML page', () => new Response('<!doctype html>')],
    ['an empty file', () => new Response('')],
    ['no network', () => Promise.reject(new TypeError('network'))],
  ])('the PDF of a car is undefined for %s', async (_, answer) => expect(await call(answer)).toBeUndefined());
});
