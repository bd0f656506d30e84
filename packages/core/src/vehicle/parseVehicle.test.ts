import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { parseVehicle } from './parseVehicle.ts';
import { vehicleDocSchema } from './vehicleDoc.ts';

const doc = { id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', year: 2022, badge: 'SR5' };
const parsed = (change: Record<string, unknown> = {}) => {
  const result = parseVehicle({ ...doc, ...change });
  if (result.kind === 'malformed') throw new Error(result.reasons.join());
  return result.vehicle;
};

describe('parseVehicle', () => {
  it.each([
    ['nothing at all', undefined],
    ['a list', [doc]],
    ['no id', { ...doc, id: undefined }],
    ['an id that is no whole number', { ...doc, id: 'seven' }],
    ['no slug', { ...doc, slug: 'null' }],
    ['neither make, model nor name', { ...doc, make: '', model: '' }],
  ])('parseVehicle is malformed with %s', (_, input) => {
    expect(parseVehicle(input).kind).toBe('malformed');
  });

  it('parseVehicle says every reason at once', () => {
    expect(parseVehicle({})).toEqual({
      kind: 'malformed',
      reasons: ['id is missing or not a whole number', 'slug is missing', 'neither a name nor a make or model'],
    });
  });

  it('parseVehicle calls a vehicle without a name by its year, make, model and badge', () => {
    expect(parsed().name).toBe('2022 Toyota Hilux SR5');
    expect(parsed({ model: '' }).name).toBe('2022 Toyota SR5');
    expect(parsed({ make: undefined, model: undefined, name: 'Box trailer' }).name).toBe('Box trailer');
  });

  it.each([
    ['in_stock', {}, 'inStock'],
    ['Coming Soon', {}, 'comingSoon'],
    ['sold', {}, 'sold'],
    ['archived', {}, 'sold'],
    ['in_stock', { sold: true }, 'sold'],
    ['in_stock', { sold: 'true' }, 'sold'],
    ['in_stock', { sold: 'false' }, 'inStock'],
    [undefined, {}, 'inStock'],
    [undefined, { sold_date_timestamp: 1_770_000_000 }, 'sold'],
  ])('parseVehicle with status %s and %o is %s', (status, change, kind) => {
    expect(parsed({ status, ...change }).kind).toBe(kind);
  });

  it.each([
    ['$45,990', 45_990],
    ['45990.50', 45_990.5],
    [45_990, 45_990],
    ['nan', undefined],
    ['POA', undefined],
    ['', undefined],
    [null, undefined],
    [Number.NaN, undefined],
    [{ amount: 5 }, undefined],
  ])('parseVehicle reads the price %o as %s', (price, expected) => {
    expect(parsed({ price }).price).toBe(expected);
  });

  it.each([
    ['12 345 km', 12_345],
    ['-', undefined],
    [-5, undefined],
    [0, 0],
  ])('parseVehicle reads %o kilometres as %s', (km, expected) => {
    expect(parsed({ km }).odometerKm).toBe(expected);
  });

  it('parseVehicle reads pictures with an address a browser may follow, and no other', () => {
    const images = [
      {
        image: {
          url: 'https://cdn.example/1.webp',
          thumb: { url: 'https://cdn.example/1s.webp' },
          large: { url: 'https://cdn.example/1l.webp' },
        },
      },
      { image: { url: 'javascript:alert(1)' } },
      { image: { url: 'data:text/html,x' } },
      { image: { url: 'java\nscript:alert(1)' } },
      { image: { url: '/pictures/2.webp', thumb: { url: 'javascript:alert(1)' } } },
      null,
      'nonsense:3.webp',
    ];
    expect(parsed({ images }).pictures).toEqual([
      { url: 'https://cdn.example/1.webp', thumb: 'https://cdn.example/1s.webp', large: 'https://cdn.example/1l.webp' },
      { url: '/pictures/2.webp', thumb: '/pictures/2.webp' },
    ]);
    expect(parsed({ images }).photosCount).toBe(2);
    expect(parsed({ video_url: '//elsewhere.example/film', file: '/files/7.pdf' })).toMatchObject({
      videoUrl: undefined,
      historyReportUrl: '/files/7.pdf',
    });
    expect(parsed({ video_url: 'javascript:alert(1)', file: 'vbscript:x' })).toMatchObject({
      videoUrl: undefined,
      historyReportUrl: undefined,
    });
  });

  it('parseVehicle falls back to the primary picture', () => {
    expect(parsed({ images: [], primary_image_url: '/p.webp' }).pictures).toEqual([
      { url: '/p.webp', thumb: '/p.webp' },
    ]);
  });

  it('parseVehicle reads the location from its own entry or from the flat fields', () => {
    const address = { street: '12 Wharf Lane', city: 'Newstead', state: 'QLD', postcode: '4006' };
    expect(parsed({ location: { id: 3, name: 'Newstead yard', phone: '07 5550 1234', address } }).location).toEqual({
      id: 3,
      name: 'Newstead yard',
      slug: undefined,
      phone: '07 5550 1234',
      city: 'Newstead',
      state: 'QLD',
      address: '12 Wharf Lane, Newstead QLD 4006',
    });
    expect(parsed({ location_id: 4, location_name: 'Ipswich', city: 'Ipswich', state: 'QLD' }).location).toMatchObject({
      id: 4,
      name: 'Ipswich',
      city: 'Ipswich',
    });
  });

  it('parseVehicle takes a moment without a zone as UTC, and seconds as seconds', () => {
    const expected = Date.UTC(2026, 2, 15, 2, 0, 0);
    expect(parsed({ created_at: '2026-03-15T12:00:00+10:00' }).createdAt).toBe(expected);
    expect(parsed({ created_at: '2026-03-15 02:00:00' }).createdAt).toBe(expected);
    expect(parsed({ created_at: 'last Tuesday', created_at_timestamp: expected / 1000 }).createdAt).toBe(expected);
    expect(parsed({ created_at: '2026-13-45' }).createdAt).toBeUndefined();
  });

  it('parseVehicle reads a lender whose figures are texts and drops an empty one', () => {
    const lenders = parsed({
      finance_lenders: {
        Angle: { paymentWeek: '128.40', interestRate: '8.5', comparisonRate: null },
        Manual: {},
        Taurus: null,
      },
    }).financeLenders;
    expect(Object.keys(lenders)).toEqual(['Angle']);
    expect(lenders['Angle']).toMatchObject({ paymentWeek: 128.4, interestRate: 8.5, comparisonRate: undefined });
  });

  it.each([
    [
      ['ABS', null, { name: 'Tow bar' }],
      ['ABS', 'Tow bar'],
    ],
    ['ABS|Tow bar|', ['ABS', 'Tow bar']],
    ['ABS, Tow bar', ['ABS', 'Tow bar']],
    ['null', []],
  ])('parseVehicle reads the equipment %o', (standardEquipment, features) => {
    expect(parsed({ standardEquipment }).features).toEqual(features);
  });

  it('parseVehicle never throws, whatever the feed holds', () => {
    const keys = fc.constantFrom(...Object.keys(vehicleDocSchema.shape));
    fc.assert(
      fc.property(
        fc.dictionary(
          keys,
          fc.oneof(
            fc.anything(),
            fc.constantFrom('null', 'NaN', '-', '$1,2', 'javascript:x'),
            fc.object({ maxDepth: 3 }),
          ),
        ),
        (dirty) => {
          expect(parseVehicle({ ...dirty, id: 7, slug: 'a', name: 'A' }).kind).toBe('vehicle');
          expect(['vehicle', 'malformed']).toContain(parseVehicle(dirty).kind);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('parseVehicle agrees with the documented shape: a document read by the schema first is the same vehicle', () => {
    const scalar = fc.oneof(
      fc.string(),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('null', '$45,990', 'used', 'Coming Soon', '12 km'),
    );
    const flatKeys = Object.keys(vehicleDocSchema.shape).filter(
      (key) => !['id', 'slug', 'name', 'created_at', 'standardEquipment'].includes(key),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...flatKeys), scalar), (fields) => {
        const whole = { ...fields, id: 7, slug: 'a', name: 'A' };
        expect(parseVehicle(z.parse(vehicleDocSchema, whole))).toEqual(parseVehicle(whole));
      }),
      { numRuns: 300 },
    );
  });
});

describe('vehicleDocSchema', () => {
  it('vehicleDocSchema turns dirty values into absent ones and reads the rest', () => {
    const read = z.parse(vehicleDocSchema, {
      id: '7',
      slug: 'a',
      price: '$45,990',
      km: 'nan',
      badge: 'null',
      seats: ' 7 Seats',
      reserved: 'yes',
      images: [{ image: { url: '/1.webp' } }, 3],
      variant: 'x',
    });
    expect(JSON.parse(JSON.stringify(read))).toEqual({
      id: 7,
      slug: 'a',
      price: 45_990,
      seats: 7,
      reserved: true,
      images: [{ image: { url: '/1.webp' } }],
    });
  });

  it('vehicleDocSchema refuses a document without id or slug', () => {
    expect(z.safeParse(vehicleDocSchema, { slug: 'a' }).success).toBe(false);
    expect(z.safeParse(vehicleDocSchema, { id: 7, slug: ' ' }).success).toBe(false);
  });
});
