import { describe, expect, it } from 'vitest';
import { aVehicleDoc, testNow } from '@dealer/core/testing';
import { adminHandler, sumMetrics } from './adminHandler.ts';

const purged: string[] = [];
const state = { isStopping: false, isReady: true };
const admin = adminHandler({
  isStopping: () => state.isStopping,
  isReady: () => state.isReady,
  isSearchAvailable: async () => true,
  metrics: () => [
    '# TYPE requests counter\nrequests{status="2xx"} 2\n',
    '# TYPE requests counter\nrequests{status="2xx"} 3\nrequests{status="4xx"} 1\n',
  ],
  purge: (tags) => purged.push(...tags),
  now: () => testNow,
  search: async (request) =>
    request.url.includes('/indexes/Down/')
      ? new Response('', { status: 503 })
      : Response.json({
          hits: [
            aVehicleDoc({ seats: undefined, name: '2022 Hilux <script>alert(1)</script>' }),
            aVehicleDoc({ id: 2, slug: 'two', status: 'sold', seats: undefined }),
          ],
          query: '',
          processingTimeMs: 1,
          estimatedTotalHits: 2,
        }),
});
const ask = async (path: string, body?: string): Promise<[number, string]> => {
  const answer = await admin(
    new Request(`http://localhost:9090${path}`, body === undefined ? {} : { method: 'POST', body }),
  );
  return [answer.status, await answer.text()];
};

describe('the admin port', () => {
  it('the admin port adds up the metrics of all processes', async () => {
    expect((await ask('/metrics'))[1]).toBe(
      '# TYPE requests counter\nrequests{status="2xx"} 5\nrequests{status="4xx"} 1\n',
    );
    expect(sumMetrics([])).toBe('');
    const sites = 'dealer_sites{state="answered"} 11\n';
    expect(sumMetrics([sites, sites])).toBe(sites);
  });

  it('the admin port purges pages by tag, and says what it takes', async () => {
    expect(await ask('/purge', '{"tags":["site:coast/kauri"]}')).toEqual([200, '{"purged":["site:coast/kauri"]}']);
    expect(purged).toEqual(['site:coast/kauri']);
    for (const wrong of ['', '[]', 'null', '{"tags":"site:coast/kauri"}', '{"tags":[1]}'])
      expect((await ask('/purge', wrong))[0]).toBe(400);
    expect((await ask('/purge'))[0]).toBe(405);
  });

  it('the admin port says what the vehicles of the stock lack and what that costs, as a page and as CSV', async () => {
    const [status, page] = await ask('/stock');
    expect(status).toBe(200);
    expect(page).toContain('1 vehicle for sale in Car_production');
    expect(page).toContain('Not found by “7 seats”');
    expect(page).not.toContain('<script>');
    expect((await ask('/stock.csv'))[1]).toMatch(/^"Stock number"[^]*"Seats","Not found by/);
    expect((await ask('/stock?yard=Elsewhere'))[1]).toContain('0 vehicles for sale');
    expect((await ask('/stock?index=Down'))[0]).toBe(503);
    expect((await ask('/stock?index=../keys'))[0]).toBe(400);
  });

  it('the admin port is healthy once a page was rendered, and not while it stops', async () => {
    expect(await ask('/health')).toEqual([200, '{"status":"ok","search":"available"}']);
    state.isReady = false;
    expect(await ask('/health')).toEqual([503, '{"status":"starting"}']);
    state.isStopping = true;
    expect(await ask('/health')).toEqual([503, '{"status":"stopping"}']);
    expect((await ask('/site.json'))[0]).toBe(404);
  });
});
