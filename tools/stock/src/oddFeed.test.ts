import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFeed, aFeedRecord } from './aFeed.ts';
import { feedColumns, type FeedRecord } from './feedColumns.ts';
import { runStock, type StockReport } from './runStock.ts';

type Odd = Partial<FeedRecord> & { Stock?: string };

/** Odd records: what is odd, and the fields that must come out; `undefined` is a field that is not known. */
const odd: [Odd, Record<string, unknown>][] = [
  [{ Price: '34990.00 AUD' }, { price: 34990, price_type: undefined }],
  [{ Price: '$34,990 Drive Away' }, { price: 34990, price_type: 'Drive away' }],
  [{ Price: 'AUD 34990' }, { price: 34990 }],
  [{ Price: '34 990' }, { price: 34990 }],
  [{ Price: 'From $34,990' }, { price: 34990 }],
  [{ Price: '34.990,00' }, { price: 34990 }],
  [{ Price: '$34,990* EGC' }, { price: 34990, price_type: 'Excl. govt charges' }],
  [{ Price: 'NZ$12,500 + ORC' }, { price: 12500, price_type: 'Plus on-road costs' }],
  [{ Price: 'Was $39,990 NOW $34,990' }, { price: 34990, before_price: 39990 }],
  [{ Price: '34.9k' }, { price: 34900 }],
  [{ Price: 'POA' }, { price: undefined }],
  [{ Price: 'Call for price' }, { price: undefined }],
  [{ Price: '$30,000 - $35,000' }, { price: undefined }],
  [{ Price: '$30,000 - $35,000' }, { price: undefined }],
  [{ Price: 'Half a house' }, { price: undefined }],
  [{ Transmission: '6 SP Automatic' }, { transmission: 'Automatic' }],
  [{ Transmission: 'CVT' }, { transmission: 'Automatic' }],
  [{ Transmission: 'Sports Automatic' }, { transmission: 'Automatic' }],
  [{ Transmission: 'Constantly Variable' }, { transmission: 'Automatic' }],
  [{ Transmission: '5 Speed Manual' }, { transmission: 'Manual' }],
  [{ Transmission: 'Auto or Manual' }, { transmission: undefined }],
  [{ FuelType: 'Unleaded Petrol' }, { fuel: 'Petrol' }],
  [{ FuelType: 'Petrol - Premium ULP' }, { fuel: 'Petrol' }],
  [{ FuelType: 'Plug-in Hybrid' }, { fuel: 'Plug-in Hybrid' }],
  [{ FuelType: 'Gasoline' }, { fuel: 'Petrol' }],
  [{ FuelType: 'Steam' }, { fuel: undefined }],
  [{ DriveType: 'Front Wheel Drive' }, { drive: 'FWD' }],
  [{ DriveType: 'All Wheel Drive' }, { drive: 'AWD' }],
  [{ DriveType: 'Sideways' }, { drive: undefined }],
  [{ DriveType: 'Sideways' }, { drive: undefined }],
  [{ DriveType: 'Other' }, { drive: undefined }],
  [{ BodyType: 'Utility' }, { simple_body: 'Ute', body: 'Ute' }],
  [{ BodyType: 'Dual Cab Utility' }, { simple_body: 'Ute' }],
  [{ BodyType: 'Cab Chassis' }, { simple_body: 'Ute', body: 'Cab Chassis' }],
  [{ BodyType: 'Spaceship' }, { simple_body: undefined }],
  [{ UsedOrNew: 'Demonstrator' }, { car_type: 'demo' }],
  [{ UsedOrNew: 'Pre-Owned' }, { car_type: 'used' }],
  [{ UsedOrNew: 'Ex-Demo' }, { car_type: 'demo' }],
  [{ UsedOrNew: 'NZ New' }, { car_type: undefined }],
  [{ Kilometres: '88k' }, { km: 88000 }],
  [{ Kilometres: '88 412' }, { km: 88412 }],
  [{ Kilometres: '88.412' }, { km: 88412 }],
  [{ Kilometres: '88,412 kms' }, { km: 88412 }],
  [{ Kilometres: '88.4' }, { km: undefined }],
  [
    { Seats: '5 Seater', Doors: '4dr' },
    { seats: 5, doors: 4 },
  ],
  [
    { Doors: '7 Seats', Seats: '' },
    { seats: 7, doors: undefined },
  ],
  [{ Seats: '4.5' }, { seats: undefined }],
  [
    { Engine: '2.8 Litre', CylindersinEngine: '' },
    { engine_size_litres: 2.8, variant: { enginesize_litres: 2.8, fuelconsumptioncombined: 6.7 } },
  ],
  [{ Engine: '2755cc' }, { engine_size_litres: 2.8, engine_size: '2.8 L' }],
  [
    { Title: '2018 MY19 Toyota Hilux SR5', Model: 'Hilux' },
    { name: '2018 Toyota Hilux SR5', badge: 'SR5' },
  ],
  [
    { Title: '2018 VW Golf 110TSI', Brand: 'VW', Model: 'Golf' },
    { make: 'Volkswagen', model: 'Golf', badge: '110TSI' },
  ],
  [{ Title: '2018 Toyota Hilux SR5 &amp; Tow <b>Pack</b>', Model: 'Hilux' }, { badge: 'SR5 & Tow Pack' }],
  [
    { Brand: 'Mercedes Benz', Model: 'C200', Title: '2018 MERCEDES-BENZ C200 AMG' },
    { make: 'Mercedes-Benz', badge: 'AMG' },
  ],
  [
    { Brand: 'Citroën', Model: 'C4', Title: '2018 Citroen C4 Shine' },
    { make: 'Citroen', make_model: 'Citroen C4' },
  ],
  [
    { Stock: 'P-1', Price: '10000' },
    { stocknum: 'P-1', slug: '2018-toyota-corolla-ascent-sport-p-1' },
  ],
  [
    { Stock: 'P/1', Price: '20000' },
    { stocknum: 'P/1', identifiers: ['P1'] },
  ],
  [{ Stock: 'p-1', Price: '30000' }, { stocknum: 'p-1' }],
  [{ ColourExtInt: '5 years / Unlimited km' }, { colour: undefined }],
  [{ Year: 'MY18' }, {}],
  [{ Title: '<p></p>' }, {}],
];

const now = Date.UTC(2026, 2, 15);
let folder = '';
let docs: Record<string, unknown>[] = [];
let report: StockReport['read'];
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-odd-'));
  const at = (name: string) => join(folder, name);
  const records = odd.map(([change], i) => ({ ...aFeedRecord(change), Stock: change.Stock ?? `S${i + 1}` }));
  await writeFile(at('feed.csv'), aFeed(records, { columns: [...feedColumns, 'Stock'] }));
  await writeFile(at('map.json'), JSON.stringify({ key: 'Stock' }));
  const code = await runStock(
    [
      'import',
      at('feed.csv'),
      ...['--out', at('cars.ndjson'), '--mapping', at('map.json'), '--report', at('report.json')],
      ...['--now', '2026-03-15'],
    ],
    { say: (line) => lines.push(line), complain: (line) => lines.push(line), clock: () => now },
  );
  expect(code).toBe(0);
  docs = (await readFile(at('cars.ndjson'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  report = (JSON.parse(await readFile(at('report.json'), 'utf8')) as StockReport).read;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a feed of 60 odd records', () => {
  it.each(odd.slice(0, -2).map(([change, expected], i) => [JSON.stringify(change), i, expected] as const))(
    'a feed of 60 odd records is read: %s',
    (_, i, expected) => {
      expect(odd).toHaveLength(60);
      for (const [field, value] of Object.entries(expected)) expect([field, docs[i]?.[field]]).toEqual([field, value]);
    },
  );

  it('a feed of 60 odd records has whole counts and an address for each vehicle', () => {
    const counts = docs.flatMap(({ km, seats, doors, year }) => [km, seats, doors, year]);
    expect(counts.filter((count) => count !== undefined && !Number.isInteger(count))).toEqual([]);
    expect(new Set(docs.map(({ slug }) => slug)).size).toBe(docs.length);
  });

  it('reports each of the 60 odd records of a feed', () => {
    const one = (value: string) => ({ value, cells: 1 });
    expect(report).toMatchObject({ format: 'csv', imported: 58 });
    expect(report?.skipped).toEqual([
      { recordNumber: 59, firstLine: 60, column: 'Year', value: 'MY18' },
      { recordNumber: 60, firstLine: 61, column: 'Title', value: '<p></p>' },
    ]);
    expect(
      report?.unread
        .map(({ column, cells, values }) => ({ column, cells, values }))
        .sort((a, b) => (a.column < b.column ? -1 : 1)),
    ).toEqual([
      { column: 'BodyType', cells: 1, values: [one('Spaceship')] },
      { column: 'ColourExtInt', cells: 1, values: [one('5 years / Unlimited km')] },
      { column: 'DriveType', cells: 2, values: [{ value: 'Sideways', cells: 2 }] },
      { column: 'FuelType', cells: 1, values: [one('Steam')] },
      { column: 'Kilometres', cells: 1, values: [one('88.4')] },
      { column: 'Price', cells: 3, values: [{ value: '$30,000 - $35,000', cells: 2 }, one('Half a house')] },
      { column: 'Seats', cells: 1, values: [one('4.5')] },
      { column: 'Transmission', cells: 1, values: [one('Auto or Manual')] },
      { column: 'UsedOrNew', cells: 1, values: [one('NZ New')] },
    ]);
    expect(report?.sharedAddresses.map(({ vehicles }) => vehicles.map(({ key }) => key))).toEqual([
      ['P-1', 'P/1', 'p-1'],
    ]);
  });

  it('a feed of 60 odd records prints what it left out', () => {
    expect(lines).toContain('Skipped record 59 (line 60): Year is "MY18".');
    expect(lines).toContain('Price: 3 cells have text that gave nothing: "$30,000 - $35,000" (2), "Half a house" (1).');
    expect(lines.filter((line) => line.startsWith('One address for 3 vehicles, '))).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/58, skipped 2/);
  });
});
