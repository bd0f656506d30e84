import { beforeEach, describe, expect, it } from 'vitest';
import { aBackend } from '../test/aBackend.ts';
import { handleApi } from './handleApi.ts';
import type { MockDeps } from '../routing/mockRoute.ts';

const cars = [
  {
    id: 11,
    slug: 'hilux-11',
    name: '2022 Toyota (Hilux)',
    make: 'Toyota',
    status: 'in_stock',
    price: 40_000,
    km: 12_345,
    autograb_data: { average_market_price: 42_000 },
  },
  { id: 12, slug: 'camry-12', name: 'Camry', make: 'Toyota', status: 'in_stock', price: 30_000 },
];

let deps: MockDeps;
beforeEach(async () => {
  deps = await aBackend(cars);
});
const get = async (path: string): Promise<Response> =>
  (await handleApi(new Request(`http://localhost:4200${path}`), deps)) ?? Response.error();

describe('car routes', () => {
  it('car routes: computes the gauge: an average of $42,000 gives a market of $36,960 to $47,880', async () => {
    // 47,880 - 40,000 = 7,880 of 10,920 is 72 %.
    expect(await (await get('/api/cars/hilux-11/autogauge')).json()).toEqual({
      fill: 72,
      listing_price: 40_000,
      market_range_min: 36_960,
      market_range_max: 47_880,
      confidence: 0.82,
      description: '$2,000 below the average of similar cars',
    });
    expect(await (await get('/api/cars/camry-12/autogauge')).json()).toEqual({});
    expect((await get('/api/cars/none/autogauge')).status).toBe(404);
  });

  it('car routes: returns a PDF with correct offsets', async () => {
    const response = await get('/api/cars/hilux-11/pdf');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = await response.text();
    expect(text).toMatch(/^%PDF-1\.4\n/);
    expect(text).toContain('(2022 Toyota \\(Hilux\\)) Tj');
    expect(text).toContain('Kilometres: 12,345');
    for (const [at, start] of [...text.matchAll(/^(\d{10}) 00000 n/gm)].map((row) => Number(row[1])).entries())
      expect(text.slice(start)).toMatch(new RegExp(`^${at + 1} 0 obj`));
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    expect((await get('/api/cars/none/pdf')).status).toBe(404);
  });

  it('car routes: finds cars by a filter', async () => {
    expect(
      await (
        await get(`/api/cars?search_filters=${encodeURIComponent('make = "Toyota" AND id != 11')}&limit=10`)
      ).json(),
    ).toMatchObject({ hits: [{ id: 12 }] });
    expect((await get('/api/cars')).status).toBe(400);
  });
});
