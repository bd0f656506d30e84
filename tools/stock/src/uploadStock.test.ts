import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterableAttributes, indexSettingsFor } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import { Meilisearch } from 'meilisearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadActions } from './checkRights.ts';
import { runStock } from './runStock.ts';
import { stockAge } from './stockAge.ts';
import { planUpload, uploadStock } from './uploadStock.ts';

const url = 'http://search.invalid';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-post-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ndjson = async (docs: object[]): Promise<string> => {
  const file = join(folder, 'cars.ndjson');
  await writeFile(file, docs.map((doc) => `${JSON.stringify(doc)}\n`).join(''));
  return file;
};
/** The embedded engine answers in place of a server. */
const serve = (masterKey?: string): void => {
  const engine = createEngine({ ...(masterKey !== undefined && { masterKey }) });
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    engine.handle(new Request(input, init)),
  );
};

describe('a feed that is much smaller than the stock', () => {
  const cars = (count: number) => ndjson(Array.from({ length: count }, (_, id) => ({ id: id + 1, make: 'Kia' })));
  const upload = async (count: number, allowShrink = false) =>
    uploadStock(await cars(count), { url, index: 'Car_production', documentCount: count, allowShrink });
  const vehicles = async () => (await stockAge({ url, index: 'Car_production' }, Date.now())).vehicles;

  it('a feed that is much smaller than the stock does not replace the stock', async () => {
    serve();
    await upload(10);
    await expect(upload(6)).rejects.toThrow('it would lose 40 %');
    expect(await vehicles()).toBe(10);
  });

  it('replaces it when the dealer says so, and a slightly smaller one always', async () => {
    serve();
    await upload(10);
    expect(await upload(7)).toMatchObject({ documents: 7, replaced: 10 });
    expect(await upload(1, true)).toMatchObject({ documents: 1, replaced: 7 });
  });
});

describe('a vehicle that has left the stock', () => {
  const hilux = { id: 1, slug: 'hilux-1', make: 'Toyota', model: 'Hilux' };
  const ranger = { id: 2, slug: 'ranger-2', make: 'Ford', model: 'Ranger' };
  const kia = { id: 3, slug: 'rio-3', make: 'Kia', model: 'Rio' };
  const upload = async (docs: object[], day = 1) =>
    uploadStock(
      await ndjson(docs),
      { url, index: 'Car_production', documentCount: docs.length, allowShrink: true },
      { clock: () => day * 86_400_000 },
    );
  const gone = async () =>
    (await new Meilisearch({ host: url }).index('Car_production_gone').search('', { sort: [] })).hits;

  it('a vehicle that has left the stock is remembered by its address, make and model for two years', async () => {
    serve();
    await upload([hilux, ranger, kia]);
    await upload([kia], 2);
    const left = { gone_at: 2 * 86_400_000 };
    expect(await gone()).toEqual([
      { ...hilux, ...left },
      { ...ranger, ...left },
    ]);
    await upload([hilux], 400);
    expect((await gone()).map(({ id }) => id as number).sort()).toEqual([1, 2, 3]);
    await upload([hilux], 733);
    expect((await gone()).map(({ id }) => id as number)).toEqual([3]);
  });

  it('a vehicle that has left the stock is found by the filter of its own dealer only, and shows no more than its address and model', async () => {
    serve();
    const north = { ...hilux, dealership_id: 1, car_type: 'used', show_on_dealer_website: true, price: 24_990 };
    await upload([north, { ...ranger, dealership_id: 2, car_type: 'new', show_on_dealer_website: false }, kia]);
    await upload([kia], 2);
    const index = new Meilisearch({ host: url }).index('Car_production_gone');
    const found = async (filter: string) => (await index.search('', { filter })).hits;
    expect(await found('dealership_id = 1 AND show_on_dealer_website = true')).toEqual([
      { ...hilux, gone_at: 2 * 86_400_000 },
    ]);
    expect(await found('dealership_id = 1 AND car_type = new')).toEqual([]);
    expect(await found('dealership_id = 2 AND show_on_dealer_website = true')).toEqual([]);
    expect(await found('dealership_id = 3')).toEqual([]);
  });

  it('a vehicle that has left the stock is remembered although an earlier upload was killed before the index had its settings', async () => {
    serve();
    await upload([hilux, kia]);
    await new Meilisearch({ host: url }).createIndex('Car_production_gone', { primaryKey: 'id' }).waitTask();
    await upload([kia], 2);
    expect((await gone()).map(({ id }) => id as number)).toEqual([1]);
  });

  it('needs no index as long as none has left', async () => {
    serve();
    await upload([kia]);
    await upload([kia, ranger]);
    expect((await new Meilisearch({ host: url }).getIndexes()).results.map(({ uid }) => uid)).toEqual([
      'Car_production',
    ]);
  });
});

describe('the age of the stock', () => {
  it('the age of the stock is that of the last import, and an old one fails the command', async () => {
    serve();
    await uploadStock(await ndjson([{ id: 1, make: 'Kia' }]), { url, index: 'Car_production', documentCount: 1 });
    const output: string[] = [];
    const age = (ms: number) =>
      runStock(['age', '--to', url], {
        say: (line) => output.push(line),
        complain: (line) => output.push(line),
        clock: () => Date.now() + ms,
      });
    expect([await age(0), await age(27 * 3_600_000)]).toEqual([0, 1]);
    expect(output[1]).toContain('more than 26');
  });

  it('the age of the stock is unknown for an index that does not exist', async () => {
    serve();
    await expect(stockAge({ url, index: 'none' }, 0)).rejects.toThrow('has no index none');
  });
});

describe('uploadStock', () => {
  const target = { url, index: 'Car_production', documentCount: 3, batchSize: 2 };
  const client = () => new Meilisearch({ host: url });
  const idsIn = async (uid: string) =>
    (await client().index(uid).getDocuments({ limit: 100 })).results.map((doc) => doc['id'] as number).sort();

  it('uploadStock fills an index that a storefront can filter, and updates it from the feed', async () => {
    serve();
    expect(
      await uploadStock(
        await ndjson([
          { id: 1, make: 'Kia' },
          { id: 2, make: 'Ford' },
          { id: 3, make: 'Ford' },
        ]),
        target,
      ),
    ).toEqual({ documents: 3, sent: 3, resumed: 0, replaced: 0 });
    expect(
      await uploadStock(
        await ndjson([
          { id: 2, make: 'Ford' },
          { id: 4, make: 'Ford' },
        ]),
        target,
      ),
    ).toEqual({ documents: 2, sent: 2, resumed: 0, replaced: 3 });
    const { hits } = await client().index('Car_production').search('', { filter: 'make = Ford' });
    expect(hits.map((hit) => hit['id'] as number).sort()).toEqual([2, 4]);
    expect((await client().getRawIndexes()).results.map(({ uid }) => uid)).toEqual(['Car_production']);
  });

  it('uploadStock gives the index the settings that the storefront needs', async () => {
    serve();
    await uploadStock(await ndjson([{ id: 1 }]), { ...target, documentCount: 16_734 });
    expect(await client().index('Car_production').getSettings()).toMatchObject({
      ...indexSettingsFor(16_734),
      filterableAttributes: [...new Set(filterableAttributes)],
      sortableAttributes: [...indexSettingsFor(1).sortableAttributes].sort(),
    });
  });

  it('goes on from what an interrupted upload has left: right documents stay, changed ones are sent again, others go', async () => {
    serve();
    await uploadStock(await ndjson([{ id: 1, price: 9 }]), target);
    await client()
      .index('Car_production_next')
      .addDocuments(
        [
          { id: 1, price: 10 },
          { id: 2, price: 19 },
          { id: 9, price: 90 },
        ],
        { primaryKey: 'id' },
      )
      .waitTask();
    expect(
      await uploadStock(
        await ndjson([
          { price: 10, id: 1 },
          { id: 2, price: 20 },
          { id: 3, price: 30 },
        ]),
        target,
      ),
    ).toEqual({ documents: 3, sent: 2, resumed: 1, replaced: 1 });
    expect(
      (await client().index('Car_production').getDocuments()).results.sort((a, b) => Number(a['id']) - Number(b['id'])),
    ).toEqual([
      { id: 1, price: 10 },
      { id: 2, price: 20 },
      { id: 3, price: 30 },
    ]);
  });

  it('uploadStock completes after an interruption right after the swap, while the earlier stock still exists', async () => {
    serve();
    const feed = await ndjson([
      { id: 1, price: 10 },
      { id: 2, price: 20 },
    ]);
    await uploadStock(feed, target);
    await client()
      .index('Car_production_next')
      .addDocuments(
        [
          { id: 1, price: 5 },
          { id: 7, price: 7 },
        ],
        { primaryKey: 'id' },
      )
      .waitTask();
    await uploadStock(feed, target);
    expect((await client().index('Car_production').getDocuments()).results).toHaveLength(2);
    expect((await client().index('Car_production').search('', { filter: 'price = 10' })).hits).toHaveLength(1);
  });

  it.each([
    [
      'a batch is refused',
      (path: string, n: number) => path.includes('_next/documents') && n === 2,
      '2 of 3 documents are in Car_production_next; Car_production is as it was.',
    ],
    [
      'the swap is refused',
      (path: string) => path.includes('swap-indexes'),
      'it is not known whether they took the place of Car_production',
    ],
  ])('uploadStock says where it stopped when %s; run again, nothing is lost or doubled', async (_, breaks, where) => {
    const engine = createEngine();
    let broken = false;
    let posts = 0;
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (request.method === 'POST' && pathname.endsWith('/documents')) posts += 1;
      if (broken && request.method === 'POST' && breaks(pathname, posts))
        return Response.json(
          { message: 'out of space', code: 'no_space_left_on_device', type: 'system', link: '' },
          { status: 422 },
        );
      return engine.handle(request);
    });
    await uploadStock(await ndjson([{ id: 8 }]), target);
    broken = true;
    posts = 0;
    const feed = await ndjson([{ id: 1 }, { id: 2 }, { id: 3 }]);
    const failing = await uploadStock(feed, target).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failing).toContain('out of space');
    expect(failing).toContain(where);
    expect(await idsIn('Car_production')).toEqual([8]);
    broken = false;
    await uploadStock(feed, target);
    expect(await idsIn('Car_production')).toEqual([1, 2, 3]);
  });

  it('uploadStock stops between two batches on request', async () => {
    serve();
    const stop = new AbortController();
    await expect(
      uploadStock(await ndjson([{ id: 1 }, { id: 2 }, { id: 3 }]), target, {
        signal: stop.signal,
        progress: () => stop.abort(),
      }),
    ).rejects.toThrow('Interrupted. 2 of 3 documents are in Car_production_next');
  });

  it('uploadStock tells what would change, and changes nothing', async () => {
    serve();
    await uploadStock(
      await ndjson([
        { id: 1, price: 1 },
        { id: 2, price: 2 },
        { id: 3, price: 3 },
      ]),
      target,
    );
    expect(
      await planUpload(
        await ndjson([
          { id: 2, price: 2 },
          { id: 3, price: 4 },
          { id: 5, price: 5 },
        ]),
        target,
      ),
    ).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 1 });
    expect(await idsIn('Car_production')).toEqual([1, 2, 3]);
  });

  it('uploadStock requires a key with the right to write', async () => {
    serve('right');
    const file = await ndjson([{ id: 1 }]);
    await expect(uploadStock(file, { url, key: 'wrong', index: 'Car_production', documentCount: 1 })).rejects.toThrow(
      'refused the key: it is unknown or expired, or it can neither read nor write Car_production. Make a key with',
    );
    await expect(
      uploadStock(file, { url, key: 'right', index: 'Car_production', documentCount: 1 }),
    ).resolves.toMatchObject({ documents: 1 });
  });

  it('uploadStock needs no right to read stats or remove indexes: then the earlier stock leaves an empty index', async () => {
    serve('right');
    const admin = new Meilisearch({ host: url, apiKey: 'right' });
    const { key } = await admin.createKey({ actions: [...uploadActions], indexes: ['*'], expiresAt: null });
    const limited = { url, key, index: 'Car_production', documentCount: 1 };
    await uploadStock(await ndjson([{ id: 1 }]), limited);
    await uploadStock(await ndjson([{ id: 2 }]), limited);
    const { indexes } = await admin.getStats();
    expect(indexes['Car_production']?.numberOfDocuments).toBe(1);
    expect(indexes['Car_production_next']?.numberOfDocuments).toBe(0);
  });

  it('reports that no search server answers an upload', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(
      uploadStock(await ndjson([{ id: 1 }]), { url, index: 'Car_production', documentCount: 1 }),
    ).rejects.toThrow(`No search server answers at ${url}. Nothing was changed there.`);
  });
});
