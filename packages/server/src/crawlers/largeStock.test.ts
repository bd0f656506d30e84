import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { aSite, aVehicleDoc } from '@dealer/core/testing';
import { describe, expect, it } from 'vitest';
import { answerCrawlerFiles } from './answerCrawlerFiles.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Memory that is in use and no garbage, in megabytes. */
const usedMb = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
};

const document = JSON.stringify(
  aVehicleDoc({ id: 4_242_424, slug: '2022-toyota-hilux-4242424', vin: '6T1BF3FK404242424' }),
);

/** A search server with numbered vehicles; measures the memory each 100 searches. */
const aStock = (vehicles: number) => {
  const state = { vehicles, searches: 0, mostMb: 0 };
  const search = async (request: Request): Promise<Response> => {
    const { limit, offset } = (await request.json()) as { limit: number; offset: number };
    state.searches += 1;
    if (state.searches % 100 === 0) state.mostMb = Math.max(state.mostMb, usedMb());
    const hits = Array.from({ length: Math.max(0, Math.min(limit, state.vehicles - offset)) }, (_, at) =>
      document.replaceAll('4242424', String(1_000_000 + offset + at)),
    );
    return new Response(`{"hits":[${hits.join()}]}`);
  };
  return { state, search };
};

const site = aSite({
  locations: [{ id: 3, name: 'Yard', slug: 'yard', address: { street: '1 Quay St', city: 'Newstead' } }],
});
const hosted = { template: 'coast', slug: 'kauri', host: 'kauri.example', revision: '1', text: '{}', site };

describe('the files for crawlers of 100,000 vehicles', () => {
  it('the files for crawlers of 100,000 vehicles are made once in ten minutes for ten crawlers, and never hold all vehicles in memory', async () => {
    const { state, search } = aStock(100_000);
    let now = 1_000_000;
    const answer = answerCrawlerFiles({ readContent: async () => undefined, search, now: () => now });
    const get = async (path: string): Promise<Response> => {
      const request = new Request(`https://kauri.example${path}`, { headers: { 'accept-encoding': 'gzip' } });
      return (await answer(request, hosted)) ?? new Response('', { status: 404 });
    };
    const before = usedMb();
    const paths = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml', '/sitemap-4.xml'];
    const answers = await Promise.all([...paths, ...paths].map(get));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200, 200, 200, 404]);
    expect(state.searches).toBe(1_001);
    expect(state.mostMb - before).toBeLessThan(40);
    now += 9 * 60_000;
    await get('/sitemap-2.xml');
    expect(state.searches).toBe(1_001);
    const [index = '', ...parts] = await Promise.all(
      answers.slice(0, 4).map(async (part) => gunzipSync(await part.arrayBuffer()).toString()),
    );
    expect(index.match(/<loc>.*?<\/loc>/g)).toEqual(
      [1, 2, 3].map((part) => `<loc>${site.url}/sitemap-${part}.xml</loc>`),
    );
    expect(parts.map((part) => part.match(/<url>/g)?.length)).toEqual([50_000, 50_000, expect.any(Number)]);
    const addresses = new Set(parts.flatMap((part) => part.match(/<loc>.*?<\/loc>/g) ?? []));
    expect([...addresses].filter((address) => address.includes('/cars/'))).toHaveLength(100_000);
    expect(addresses).toContain(`<loc>${site.url}/search/toyota/hilux</loc>`);
    now += 60_000;
    state.vehicles = 10;
    await get('/sitemap.xml');
    expect(state.searches).toBe(1_002);
  }, 300_000);

  it.each(['/feeds/stock.ndjson', '/feeds/google.csv', '/feeds/meta.csv', '/feeds/meta.xml'])(
    'unpack %s for who does not take gzip, with each vehicle once',
    async (path) => {
      const { search } = aStock(250);
      const answer = answerCrawlerFiles({ readContent: async () => undefined, search, now: () => 1_000_000 });
      const get = async (headers = {}): Promise<Response> =>
        (await answer(new Request(`https://kauri.example${path}`, { headers }), hosted))!;
      const plain = await get();
      const packed = await get({ 'accept-encoding': 'gzip' });
      const text = await plain.text();
      expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(text);
      expect(new Set(text.match(/6T1BF3FK4010\d+/g)).size).toBe(250);
      expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
      expect(plain.headers.get('etag')).toBe(packed.headers.get('etag'));
    },
  );
});
