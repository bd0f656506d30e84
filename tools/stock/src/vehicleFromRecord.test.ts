import { describe, expect, it } from 'vitest';
import { parseVehicle } from '@dealer/core/vehicle';
import { aFeedRecord } from './aFeed.ts';
import type { FeedRecord } from './feedColumns.ts';
import { createIdentities } from './identity.ts';
import { vehicleFromRecord } from './vehicleFromRecord.ts';

const now = Date.UTC(2026, 2, 15);
const docOf = (change: Partial<FeedRecord> = {}) => {
  const result = vehicleFromRecord(aFeedRecord(change), { identify: createIdentities(), now });
  if (result.kind !== 'vehicle') throw new Error(`skipped: ${result.column}`);
  return result.doc;
};

describe('vehicleFromRecord', () => {
  it('vehicleFromRecord makes a car of an ordinary record', () => {
    expect(docOf()).toMatchObject({
      name: '2018 Toyota Corolla Ascent Sport',
      year: 2018,
      make: 'Toyota',
      model: 'Corolla',
      badge: 'Ascent Sport',
      make_model: 'Toyota Corolla',
      car_type: 'used',
      status: 'in_stock',
      price: 18950,
      price_range: '$10,000 - $20,000',
      km: 61234,
      colour: 'White',
      interior_colour: 'Black',
      city: 'Sandgate',
      state: 'QLD',
      simple_body: 'Hatch',
      fuel: 'Petrol',
      drive: 'FWD',
      transmission: 'Automatic',
      seats: 5,
      doors: 5,
      engine_size_litres: 1.8,
      variant: { cylinders: 4, enginesize_litres: 1.8, fuelconsumptioncombined: 6.7 },
      show_on_dealer_website: true,
      photos_count: 0,
    });
  });

  it('vehicleFromRecord gives a car that the storefront accepts', () => {
    expect(parseVehicle(docOf())).toMatchObject({
      kind: 'vehicle',
      vehicle: { kind: 'inStock', price: 18950, odometerKm: 61234 },
    });
  });

  it.each([
    ['a price on application', { Price: 'POA' }, 'price'],
    ['a price of nothing', { Price: '0' }, 'price'],
    ['no price', { Price: '' }, 'price'],
    ['no kilometres', { Kilometres: '- / -' }, 'km'],
    ['a dash for kilometres', { Kilometres: '-' }, 'km'],
    ['no gearbox', { Transmission: '-' }, 'transmission'],
    ['another drive', { DriveType: 'Other' }, 'drive'],
    ['no fuel', { FuelType: '-' }, 'fuel'],
    ['nan for the body', { BodyType: 'nan', 'Car/Suv': 'nan' }, 'simple_body'],
    ['no place', { Location: '' }, 'city'],
    ['no place', { Location: '' }, 'state'],
    ['the warranty in place of the colour', { ColourExtInt: '5 years / Unlimited km' }, 'colour'],
    ['no trim', { ColourExtInt: 'White / -' }, 'interior_colour'],
    ['an electric car without litres', { Engine: '0 L', CylindersinEngine: '0 L' }, 'engine_size_litres'],
    ['no seats', { Seats: '' }, 'seats'],
    ['no doors', { Doors: '' }, 'doors'],
    ['no badge', { Title: '2018 Toyota Corolla (No Badge)' }, 'badge'],
    ['neither new nor used', { UsedOrNew: 'nan' }, 'car_type'],
  ])('vehicleFromRecord leaves the field out for %s', (_, change, field) => {
    expect(docOf(change)).not.toHaveProperty(field);
  });

  it('vehicleFromRecord has no variant when nothing is known of the engine', () => {
    expect(docOf({ Engine: '-', CylindersinEngine: '-', FuelConsumption: '0 L / 100 km' })).not.toHaveProperty(
      'variant',
    );
  });

  it.each([
    ['Brand', ''],
    ['Brand', 'nan'],
    ['Year', 'nan'],
    ['Year', ''],
    ['Model', '-'],
    ['Title', ' '],
  ] as const)('vehicleFromRecord skips a record whose %s is "%s"', (column, value) => {
    expect(vehicleFromRecord(aFeedRecord({ [column]: value }), { identify: createIdentities(), now })).toEqual({
      kind: 'skipped',
      column,
      value,
    });
  });

  it('vehicleFromRecord imports a model that the feed calls Other', () => {
    expect(docOf({ Model: 'Other', Title: '2018 Toyota Other' })).toMatchObject({ model: 'Other' });
  });

  it('vehicleFromRecord calls a car that can be ordered coming soon', () => {
    expect(docOf({ 'Car/Suv': 'NEW Available to order', UsedOrNew: 'NEW' })).toMatchObject({
      status: 'coming_soon',
      car_type: 'new',
    });
    expect(docOf({ Location: 'available to order' })).toMatchObject({ status: 'coming_soon' });
  });

  it('vehicleFromRecord reads the seats where they slipped into the doors', () => {
    const doc = docOf({ Doors: ' 7 Seats', Seats: '' });
    expect(doc).toMatchObject({ seats: 7 });
    expect(doc).not.toHaveProperty('doors');
  });

  it('vehicleFromRecord reports each cell whose text gave nothing, and no cell that says nothing', () => {
    const unread: string[] = [];
    vehicleFromRecord(
      aFeedRecord({
        DriveType: 'Sideways',
        FuelType: ' Steam&nbsp;',
        Price: 'POA',
        Kilometres: '-',
        BodyType: 'Other',
      }),
      {
        identify: createIdentities(),
        now,
        onCell: (column, kind, text) => kind === 'unread' && unread.push(`${column}: ${text}`),
      },
    );
    expect(unread).toEqual(['FuelType: Steam', 'DriveType: Sideways']);
  });

  it('vehicleFromRecord takes what a price includes and what it was from its cell', () => {
    expect(docOf({ Price: 'Was $39,990 Now $34,990 Drive Away' })).toMatchObject({
      price: 34990,
      before_price: 39990,
      price_type: 'Drive away',
    });
  });

  it('vehicleFromRecord makes plain text of HTML in names and trims', () => {
    expect(docOf({ Title: '2018 Toyota Corolla SR5 &amp; Tow <b>Pack</b>' })).toMatchObject({
      name: '2018 Toyota Corolla SR5 & Tow Pack',
      badge: 'SR5 & Tow Pack',
      carsales_title: '2018 Toyota Corolla SR5 & Tow Pack',
    });
  });

  it('vehicleFromRecord reads no seller from a record', () => {
    const doc = docOf({ 'Car/Suv': 'Honest Example Cars' });
    expect(JSON.stringify(doc)).not.toMatch(/honest example/i);
    expect(doc.simple_body).toBe('Hatch');
  });

  it('vehicleFromRecord reads a body word of the column Car/Suv where the body is missing', () => {
    expect(docOf({ 'Car/Suv': 'SUV', BodyType: '' })).toMatchObject({ simple_body: 'SUV' });
  });

  it('dates every car within the 120 days before now', () => {
    for (let km = 1; km < 200; km += 1) {
      const age = now - Date.parse(docOf({ Kilometres: String(km) }).created_at ?? '');
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThanOrEqual(120 * 86_400_000);
    }
  });

  it('vehicleFromRecord contains pictures only on request', () => {
    const pictures = () => [
      { url: '/pictures/hatch/white/front.webp', thumb: '/pictures/hatch/white/front-thumb.webp' },
    ];
    const result = vehicleFromRecord(aFeedRecord(), { identify: createIdentities(), now, pictures });
    expect(result).toMatchObject({
      doc: {
        photos_count: 1,
        primary_image_url: '/pictures/hatch/white/front.webp',
        images: [{ image: { thumb: { url: '/pictures/hatch/white/front-thumb.webp' } } }],
      },
    });
    expect(docOf()).not.toHaveProperty('images');
  });
});
