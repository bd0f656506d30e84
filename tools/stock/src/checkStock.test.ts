import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aVehicleDoc } from '@dealer/core/testing';
import type { VehicleDoc } from '@dealer/core/vehicle';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runStock } from './runStock.ts';
import { startSearchServer } from './startSearchServer.ts';

const now = '2026-03-15';
let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'dealer-check-test-'))));
afterEach(async () => await rm(folder, { recursive: true, force: true }));

const passport = { history_checks: [{ check: 'ppsr', result: 'clear', date: '2026-03-01' }], energy_kwh_100km: 16 };
const whole: Partial<VehicleDoc> = {
  build_date: '2022-03',
  dealercomments: 'One owner from new, full service history, and two keys.',
  variant: { towingcapacitybraked: 3_500, fuelconsumptioncombined: 7.9 },
  passport,
};

/** A whole used ute, new car, electric car, demo, motorcycle, truck and caravan in two yards. */
const stock = (): Record<string, unknown>[] => {
  const kinds: Partial<VehicleDoc>[] = [
    {},
    { car_type: 'new', vin: undefined, km: undefined, passport: undefined, build_date: undefined },
    { simple_fuel: 'Electric', variant: { towingcapacitybraked: 1_500 } },
    { car_type: 'demo', passport: undefined },
    {
      item_type: 'motorcycle',
      simple_body: 'Motorcycle',
      seats: undefined,
      simple_drive: undefined,
      variant: undefined,
    },
    { item_type: 'truck', simple_body: 'Truck', seats: undefined, simple_drive: undefined, variant: undefined },
    {
      item_type: 'caravan',
      simple_body: 'Caravan',
      seats: undefined,
      km: undefined,
      simple_fuel: undefined,
      simple_drive: undefined,
      simple_transmission: undefined,
      variant: undefined,
      passport: undefined,
      build_date: undefined,
      specification: { sleeps: 4 },
    },
    { status: 'sold', images: [], seats: undefined },
  ];
  return Array.from({ length: 48 }, (_, at) => ({
    ...aVehicleDoc({
      ...whole,
      ...kinds[at % kinds.length],
      id: at + 1,
      slug: `vehicle-${at + 1}`,
      stocknum: `S${at + 1}`,
    }),
    location_name: at % 2 === 0 ? 'North' : 'South',
    location: { id: (at % 2) + 1, name: at % 2 === 0 ? 'North' : 'South', slug: at % 2 === 0 ? 'north' : 'south' },
  }));
};

const run = async (docs: readonly object[], ...args: string[]) => {
  const feed = join(folder, 'feed.ndjson');
  await writeFile(feed, docs.map((doc) => JSON.stringify(doc)).join('\n'));
  const lines: string[] = [];
  const code = await runStock(['check', feed, '--now', now, ...args], {
    say: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    clock: () => Date.parse(now),
  });
  return { code, lines };
};

/** Each fault: what a vehicle loses, and what the check must call it. The remainder of the number by 8 is the kind of vehicle. */
const faults: readonly (readonly [vehicle: number, lose: (doc: Record<string, unknown>) => void, what: string])[] = (
  [
    [0, 'price', 'Price'],
    [0, 'price_type', 'Price type'],
    [0, 'year', 'Year'],
    [0, 'build_date', 'Build date'],
    [0, 'vin', 'VIN'],
    [0, 'dealercomments', 'Text'],
    [1, 'simple_body', 'Body type'],
    [1, 'colour', 'Colour'],
    [1, 'simple_fuel', 'Fuel'],
    [1, 'simple_transmission', 'Transmission'],
    [1, 'simple_drive', 'Drive'],
    [1, 'seats', 'Seats'],
    [2, 'variant', 'Towing capacity'],
    [2, 'seats', 'Seats'],
    [2, 'vin', 'VIN'],
    [2, 'km', 'Odometer'],
    [2, 'simple_drive', 'Drive'],
    [2, 'price_type', 'Price type'],
    [3, 'km', 'Odometer'],
    [3, 'build_date', 'Build date'],
    [3, 'vin', 'VIN'],
    [3, 'colour', 'Colour'],
    [3, 'seats', 'Seats'],
    [3, 'simple_fuel', 'Fuel'],
    [4, 'simple_fuel', 'Fuel'],
    [4, 'simple_transmission', 'Transmission'],
    [4, 'km', 'Odometer'],
    [4, 'passport', 'History check'],
    [4, 'price', 'Price'],
    [4, 'colour', 'Colour'],
    [5, 'km', 'Odometer'],
    [5, 'price_type', 'Price type'],
    [5, 'build_date', 'Build date'],
    [5, 'passport', 'History check'],
    [6, 'specification', 'Sleeps'],
    [6, 'price', 'Price'],
    [6, 'simple_body', 'Body type'],
    [6, 'dealercomments', 'Text'],
    [6, 'images', 'Photos'],
    [5, 'images', 'Photos'],
  ] as const
).map(([kind, field, what], at, all) => {
  // Each fault of a kind is planted in another vehicle of that kind.
  const turn = all.slice(0, at).filter(([other]) => other === kind).length;
  return [kind + 8 * turn, (doc) => void delete doc[field], what];
});

it('finds nothing in a whole feed, and exits with 0', async () => {
  const { code, lines } = await run(stock());
  expect(lines).toEqual(['42 vehicles for sale; nothing is missing.']);
  expect(code).toBe(0);
});

it('finds each of 40 planted faults and nothing else, says what it costs, and exits with 1', async () => {
  expect(faults).toHaveLength(40);
  const docs = stock();
  for (const [vehicle, lose] of faults) lose(docs[vehicle]!);
  const csv = join(folder, 'lacks.csv');
  const { code, lines } = await run(docs, '--csv', csv);
  expect(code).toBe(1);
  const rows = (await readFile(csv, 'utf8')).trim().split('\r\n').slice(1);
  const found = rows.map((row) => row.split('","')).map(([number, , , what]) => `${number!.replace('"', '')} ${what!}`);
  expect(found.sort()).toEqual(faults.map(([vehicle, , what]) => `S${vehicle + 1} ${what}`).sort());
  expect(lines[0]).toBe('42 vehicles for sale lack 40 facts:');
  expect(lines).toContain('  3 without seats: Not found by “7 seats”, and not among the family cars.');
  expect(lines.filter((line) => /^ {2}(?:North|South): \d+ in (?:24|18) vehicles$/.test(line))).toHaveLength(2);
  expect((await run(docs, '--most', '40')).code).toBe(0);
});

it('checks an index as it checks a feed', async () => {
  const docs = stock();
  delete docs[0]!['seats'];
  const file = join(folder, 'cars.ndjson');
  await writeFile(file, docs.map((doc) => JSON.stringify(doc)).join('\n'));
  const server = await startSearchServer(['--stock', file]);
  try {
    const lines: string[] = [];
    const tools = {
      say: (line: string) => lines.push(line),
      complain: (line: string) => lines.push(line),
      clock: () => Date.parse(now),
    };
    expect(await runStock(['check', '--to', server.url, '--now', now], tools)).toBe(1);
    expect(lines[0]).toBe('42 vehicles for sale lack 1 fact:');
    expect(await runStock(['check', '--to', server.url, '--index', 'Nothing'], tools)).toBe(1);
    expect(await runStock(['check'], tools)).toBe(2);
  } finally {
    await server.stop();
  }
});

it('writes no cell that a spreadsheet takes for a formula', async () => {
  const docs = [{ ...stock()[0]!, stocknum: '=HYPERLINK("http://x")', seats: undefined }];
  const csv = join(folder, 'lacks.csv');
  await run(docs, '--csv', csv);
  expect((await readFile(csv, 'utf8')).split('\r\n')[1]).toMatch(/^"'=HYPERLINK\(""http/);
});
