import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleCardModel } from '@dealer/core/card';
import { vehicleDetailModel, vehicleGraph } from '@dealer/core/vehicle-page';
import { graphText } from '@dealer/core/head';
import { aVehicleDoc } from '@dealer/core/testing';
import { parseVehicle, vehicleDocSchema } from '@dealer/core/vehicle';
import { generateStock } from '@dealer/mocks/stock';
import { root } from '../../root.ts';
import { modelFaults } from './modelFaults.ts';
import { provingSites } from './provingSites.ts';

const now = Date.UTC(2026, 2, 15);
const stock = [aVehicleDoc(), ...generateStock({ seed: 1, now })] as unknown as Record<string, unknown>[];

/** Scripts, text that breaks out of an attribute, a path or a query, and values that are hard to format or parse. */
const hostile = [
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/x',
  'https://user@evil.example',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '${7*7}',
  '{{constructor}}',
  '\ud800',
  '\u202egnp.exe',
  '😀'.repeat(50),
  'a\u0000b',
  '\r\nSet-Cookie: x',
  // Properties that every object inherits: a lookup by data must not find them.
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
];

/** Missing values and the feed's spellings of them, wrong types, huge and tiny numbers, hostile and very long text. */
const bad: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    undefined,
    null,
    '',
    ' ',
    'null',
    'NaN',
    'undefined',
    'n/a',
    '-',
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    -1e308,
    5e-324,
    Number.NaN,
    Infinity,
    -Infinity,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    10n ** 40n,
    Symbol('x'),
  ),
  fc.constantFrom(...hostile),
  fc.constantFrom<unknown[]>(
    [],
    {},
    [[]],
    [null],
    [undefined, 7, {}],
    { url: null },
    { image: 7 },
    { name: {} },
    () => 7,
    new Date(Number.NaN),
    new Map(),
    Object.create(null),
  ),
  fc.constantFrom(
    'x'.repeat(20_000),
    '9'.repeat(400),
    '$'.repeat(5_000),
    '1e400',
    '0x1F',
    '-0',
    '1,2,3',
    '$-5',
    '٣٤',
    '2026-13-45T99:99:99Z',
  ),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !/undefined|NaN|null|Infinity/.test(text)),
  fc.array(fc.constantFrom<unknown[]>(...hostile, null, 7, {}, { image: { url: 'javascript:alert(1)' } }), {
    maxLength: 6,
  }),
);

/** The fields of a document, and those of the parts in it. */
const fields = [
  ...Object.keys(vehicleDocSchema.shape),
  ...['id', 'name', 'slug', 'phone', 'address', 'distribution_locations'].map((name) => `location.${name}`),
  ...['street', 'city', 'state', 'postcode', 'lat', 'long', 'place_url'].map((name) => `location.address.${name}`),
  ...['cylinders', 'enginesize', 'enginesize_litres', 'fuelconsumptioncombined', 'ancaprating', 'vehiclelength'].map(
    (name) => `variant.${name}`,
  ),
  ...['state_average_market_price', 'average_market_price'].map((name) => `autograb_data.${name}`),
  ...[
    'deposit',
    'paymentWeek',
    'paymentMonth',
    'interestRate',
    'comparisonRate',
    'termMonths',
    'termYears',
    'establishmentFees',
    'balloon',
    'totalPayable',
  ].map((name) => `finance_lenders.Angle.${name}`),
  ...['weeklyRepaymentAmount', 'advertisedRate'].map((name) => `youxQuote.${name}`),
  ...['body_width', 'sleeps', 'tare_weight'].map((name) => `specification.${name}`),
  'images.0.image',
  'images.0.image.url',
  'images.0.image.thumb',
  'hotspots.hotspots',
];

/** A copy of the document with one field changed, at any depth. */
const withField = (doc: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (Array.isArray(doc))
    return doc.map((entry: unknown, index) =>
      String(index) === name ? (rest.length === 0 ? value : withField(entry, rest, value)) : entry,
    );
  const object = typeof doc === 'object' && doc !== null ? (doc as Record<string, unknown>) : {};
  return { ...object, [name]: rest.length === 0 ? value : withField(object[name], rest, value) };
};

const hurt = fc
  .tuple(
    fc.nat({ max: stock.length - 1 }),
    fc.array(fc.tuple(fc.constantFrom(...fields), bad), { minLength: 1, maxLength: 12 }),
  )
  .map(([index, changes]) =>
    changes.reduce<unknown>((doc, [field, value]) => withField(doc, field.split('.'), value), stock[index]),
  );

/** All models of a vehicle; undefined if the document is not a vehicle. */
const faultsOf = (doc: unknown): string[] => {
  const parsed = parseVehicle(doc);
  if (parsed.kind === 'malformed') return parsed.reasons.length === 0 ? ['malformed without a reason'] : [];
  return Object.values(provingSites).flatMap((site) => {
    const card = vehicleCardModel(parsed.vehicle, site, now);
    const page = vehicleDetailModel(parsed.vehicle, site, now);
    return [
      ...modelFaults(card),
      ...modelFaults(page),
      ...modelFaults({ jsonLd: graphText(vehicleGraph(parsed.vehicle, site)['@graph']) }),
      ...(card.title.trim() === '' ? ['no title'] : []),
      ...(card.price.text === '' ? ['no price line'] : []),
      ...(card.buttons.length === 0 ? ['no button'] : []),
    ];
  });
};

describe('hostile documents', () => {
  it('hostile documents never throw and never show undefined, NaN or [object Object]: 2,000 of them', {
    timeout: 240_000,
  }, () => {
    let shown = 0;
    fc.assert(
      fc.property(hurt, (doc) => {
        if (parseVehicle(doc).kind === 'vehicle') shown += 1;
        expect(faultsOf(doc)).toEqual([]);
      }),
      { numRuns: 1_800, seed: 20_260_315 },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.object({ key: fc.constantFrom(...fields) })), (doc) => {
        expect(faultsOf(doc)).toEqual([]);
      }),
      { numRuns: 200, seed: 20_260_315 },
    );
    // If all documents were rejected, the test would prove little.
    console.log(`${shown} of 1,800 damaged documents were still vehicles.`);
    expect(shown).toBeGreaterThan(800);
  });

  it('hostile documents do not make any other parser throw', { timeout: 120_000 }, async () => {
    const readers: [string, (input: unknown) => unknown][] = [];
    for (const index of globSync('packages/core/src/*/index.ts', { cwd: root }).sort()) {
      const module = (await import(/* @vite-ignore */ pathToFileURL(join(root, index)).href)) as Record<
        string,
        unknown
      >;
      for (const [name, value] of Object.entries(module)) {
        if (typeof value === 'function' && /^parse[A-Z]/.test(name) && value.length === 1 && name !== 'parseSite')
          readers.push([`${basename(dirname(index))}/${name}`, value as (input: unknown) => unknown]);
      }
    }
    const document = fc.oneof(
      bad,
      fc.anything(),
      fc.dictionary(
        fc.constantFrom(
          'id',
          'name',
          'slug',
          'title',
          'url',
          'image',
          'images',
          'rating',
          'content',
          'category',
          'models',
          'variants',
          'location',
          'price',
          'created_at',
          'plugins',
          'features',
          ...fields,
        ),
        bad,
      ),
    );
    console.log(`${readers.length} readers: ${readers.map(([name]) => name).join(', ')}`);
    expect(readers.length).toBeGreaterThan(5);
    for (const [, read] of readers)
      fc.assert(
        fc.property(document, (input) => void read(input)),
        { numRuns: 200, seed: 20_260_315 },
      );
  });
});
