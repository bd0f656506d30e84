import { indexSettingsFor } from '@dealer/core/stock';
import { indexUid, seedIndex, stockSeed } from '@dealer/mocks/seed';
import { generateStock } from '@dealer/mocks/stock';
import { createEngine } from '@dealer/search-engine/engine';
import { serveEngine } from '@dealer/search-engine/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callServer, compareEngines } from './compareEngines.ts';
import { storefrontSearches } from './storefrontSearches.ts';

const run = { index: indexUid, searches: 30, seed: 1 };

/** Serves an embedded engine with generated stock; `tamper` changes what it answers. */
const serveStock = async (tamper: (body: string) => string = (body) => body) => {
  const engine = createEngine({ masterKey: 'secret' });
  const documents = generateStock({ seed: stockSeed, now: Date.parse('2026-11-22T00:00:00Z') });
  await seedIndex((request) => engine.handle(request), {
    indexUid,
    primaryKey: 'id',
    settings: indexSettingsFor(documents.length),
    documents,
    apiKey: 'secret',
  });
  const handle = async (request: Request): Promise<Response> => {
    const answer = await engine.handle(request);
    return new Response(tamper(await answer.text()), answer);
  };
  return serveEngine({ handle }, { port: 0 });
};

describe('compare-engines', () => {
  let server: Awaited<ReturnType<typeof serveStock>>;
  beforeAll(async () => {
    server = await serveStock();
  });
  afterAll(() => server.close());

  it('finds a second embedded engine over HTTP equal in everything', async () => {
    const { queries, documents, equal, differences } = await compareEngines(callServer(server.url, 'secret'), run);
    expect(documents).toBeGreaterThan(100);
    expect(queries).toBeGreaterThan(30);
    expect(differences).toEqual([]);
    expect(equal).toEqual({ totals: queries, sets: queries, orders: queries, facets: queries, stats: queries });
  });

  it('compare-engines shows where a server answers otherwise, and with what', async () => {
    const other = await serveStock((body) =>
      body.replaceAll('"Hatch":', '"Hayon":').replace(/"estimatedTotalHits":\d+/, '"estimatedTotalHits":7777'),
    );
    const { queries, equal, differences } = await compareEngines(callServer(other.url, 'secret'), run);
    await other.close();
    expect(equal.totals).toBeLessThan(queries);
    expect(equal.facets).toBeLessThan(queries);
    expect(equal.orders).toBe(queries);
    expect(differences.join('\n')).toContain('server   7777');
    expect(differences.join('\n')).toContain('Hayon');
  });

  it.each([
    ['a wrong key', () => callServer(server.url, 'wrong'), /refuses GET .* \(403\): The provided API key is invalid\./],
    [
      'a server that does not answer',
      () => callServer('http://127.0.0.1:9'),
      /^Nothing answers at http:\/\/127\.0\.0\.1:9\.$/,
    ],
  ])('compare-engines says plainly what is wrong with %s', async (_, call, message) => {
    await expect(compareEngines(call(), run)).rejects.toThrow(message);
  });

  it('compare-engines draws the same searches for the same seed, and others for another', () => {
    const documents = generateStock({ seed: stockSeed, now: Date.parse('2026-11-22T00:00:00Z') });
    const draw = (seed: number) => storefrontSearches(documents, 5, seed, new Set(['make', 'price']));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });
});
