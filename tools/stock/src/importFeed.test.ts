import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseVehicle, type VehicleDoc } from '@dealer/core/vehicle';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { feedDealerships } from './dealerships.ts';
import { importFeed } from './importFeed.ts';
import { readFeed } from './readFeed.ts';
import { realDocuments, realFeed, realFeedFile as feed } from './realFeed.ts';

const now = Date.UTC(2026, 2, 15);
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-feed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const documentsOf = async (file: string): Promise<VehicleDoc[]> =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as VehicleDoc);

describe('importFeed', () => {
  it('importFeed writes one document per line and reports what it skipped', async () => {
    const feed = join(folder, 'feed.csv');
    const out = join(folder, 'cars.ndjson');
    await writeFile(feed, aFeed([aFeedRecord({ 'Car/Suv': 'A Yard\n' }), aFeedRecord({ Year: 'nan' }), aFeedRecord()]));
    expect(await importFeed({ feed, out, now })).toEqual({
      format: 'csv',
      imported: 2,
      skipped: [{ recordNumber: 2, firstLine: 4, column: 'Year', value: 'nan' }],
      unread: [],
      sharedAddresses: [],
    });
    expect(await documentsOf(out)).toHaveLength(2);
  });

  it('importFeed reads text in the number fields of car documents, and reports what gives nothing', async () => {
    const [feed, out] = [join(folder, 'feed.json'), join(folder, 'cars.ndjson')];
    const car = { make: 'Kia', model: 'Rio', seats: 5 };
    await writeFile(
      feed,
      JSON.stringify([
        { ...car, id: 1, slug: 'a', price: '34990.00 AUD', km: '88.412', car_type: 'Ex-Demo' },
        { ...car, id: 2, slug: 'b', price: 'Half a house', km: 12, car_type: 'used' },
      ]),
    );
    const report = await importFeed({ feed, out, now });
    expect(report.unread).toEqual([
      { column: 'Price', cells: 1, of: 2, values: [{ value: 'Half a house', cells: 1 }] },
    ]);
    expect(await documentsOf(out)).toMatchObject([
      { price: 34990, km: 88412, car_type: 'demo', seats: 5 },
      { price: 'Half a house', km: 12, car_type: 'used' },
    ]);
  });

  it('importFeed gives the same documents for the same file', async () => {
    const feed = join(folder, 'feed.csv');
    await writeFile(feed, aFeed([aFeedRecord(), aFeedRecord()]));
    await importFeed({ feed, out: join(folder, 'a'), now });
    await importFeed({ feed, out: join(folder, 'b'), now });
    expect(await readFile(join(folder, 'a'), 'utf8')).toBe(await readFile(join(folder, 'b'), 'utf8'));
  });

  it('importFeed leaves an earlier file as it was when the feed is broken', async () => {
    const feed = join(folder, 'feed.csv');
    const out = join(folder, 'cars.ndjson');
    await writeFile(out, 'earlier');
    await writeFile(feed, Buffer.concat([Buffer.from(aFeed([aFeedRecord()])), Buffer.from('Citroën', 'latin1')]));
    await expect(importFeed({ feed, out, now })).rejects.toThrow('is not UTF-8');
    expect(await readFile(out, 'utf8')).toBe('earlier');
    expect((await readdir(folder)).sort()).toEqual(['cars.ndjson', 'feed.csv']);
  });

  it('importFeed says which file or folder is missing', async () => {
    await expect(importFeed({ feed: join(folder, 'none.csv'), out: join(folder, 'o'), now })).rejects.toThrow(
      'There is no file',
    );
    await writeFile(join(folder, 'feed.csv'), aFeed([aFeedRecord()]));
    await expect(importFeed({ feed: join(folder, 'feed.csv'), out: join(folder, 'no', 'o'), now })).rejects.toThrow(
      'does not exist',
    );
  });

  it.skipIf(feed === undefined)(
    `imports your feed whole${feed === undefined ? ' (skipped: DEALER_FEED names no file)' : ''}`,
    { timeout: 60_000 },
    async () => {
      const { report } = await realFeed();
      expect(report.imported).toBeGreaterThanOrEqual(16_000);

      const docs = await realDocuments<VehicleDoc>();
      expect(docs).toHaveLength(report.imported);
      expect(new Set(docs.map(({ id }) => id)).size).toBe(docs.length);
      expect(new Set(docs.map(({ slug }) => slug)).size).toBe(docs.length);
      expect(docs.filter((doc) => 'price' in doc && !(doc.price! > 0))).toEqual([]);
      expect(docs.filter((doc) => parseVehicle(doc).kind !== 'vehicle')).toEqual([]);

      const emptyTexts = new Set(['', '-', '--', '- / -', 'nan', 'undefined', 'null', 'poa']);
      const values = (value: unknown): unknown[] =>
        typeof value === 'object' && value !== null ? Object.values(value).flatMap(values) : [value];
      const empty = docs.filter((doc) =>
        values(doc).some(
          (value) => value === null || (typeof value === 'string' && emptyTexts.has(value.trim().toLowerCase())),
        ),
      );
      expect(empty).toEqual([]);
    },
  );

  it.skipIf(feed === undefined)(
    `leaves every seller's name out${feed === undefined ? ' (skipped: DEALER_FEED names no file)' : ''}`,
    { timeout: 60_000 },
    async () => {
      const sellers = new Set<string>();
      for await (const placed of readFeed(createReadStream(feed!)))
        if ('record' in placed) sellers.add(placed.record['Car/Suv'].trim().toLowerCase());
      const invented = feedDealerships.flatMap(({ name, locations }) => [
        name,
        ...locations.map((location) => location.name),
      ]);
      expect(invented.filter((name) => sellers.has(name.toLowerCase()))).toEqual([]);
      const fields = (doc: VehicleDoc) => [
        doc.dealership_name,
        doc.dealership_slug,
        doc.location_name,
        doc.location?.name,
        doc.city,
        doc.colour,
        doc.interior_colour,
        doc.body,
      ];
      const bodies = new Set(['suv', 'sedan', 'wagon', 'coupe', 'convertible', 'people mover']);
      const dated = (await realDocuments<VehicleDoc>())
        .flatMap(fields)
        .filter((value) => value !== undefined && sellers.has(value.toLowerCase()) && !bodies.has(value.toLowerCase()));
      expect([...new Set(dated)]).toEqual([]);
    },
  );
});
