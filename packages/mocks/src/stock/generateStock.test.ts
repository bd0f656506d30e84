import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { lenderEligibility } from '@dealer/core/finance';
import { readPassport } from '@dealer/core/vehicle-page';
import { financeProviders } from '@dealer/core/site';
import { aSite } from '@dealer/core/testing';
import { parseVehicle, type VehicleDoc } from '@dealer/core/vehicle';
import { dealershipsFixture, locationsFixture } from './dealerships.ts';
import { financeDemos } from './financeDemos.ts';
import { generateStock } from './generateStock.ts';

const now = Date.UTC(2026, 10, 20, 3);
const stock = generateStock({ seed: 1, now });
const cars = stock.filter((doc) => doc.item_type === undefined);
const count = (fits: (doc: VehicleDoc) => boolean): number => stock.filter(fits).length;
const nz = new Set(dealershipsFixture.filter(({ country }) => country === 'NZ').map(({ id }) => id));
const inNz = (doc: VehicleDoc): boolean => nz.has(doc.dealership_id ?? 0);
const daysSinceSold = (doc: VehicleDoc): number => (now / 1000 - (doc.sold_date_timestamp ?? 0)) / 86_400;
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('generateStock', () => {
  it('generates the same 705 vehicles for the same seed and others for another', () => {
    expect(generateStock({ seed: 1, now })).toEqual(stock);
    expect(generateStock({ seed: 2, now })).not.toEqual(stock);
    expect(stock).toHaveLength(705);
  });

  it('generateStock is the same within an hour, so that saved searches have no new results', () => {
    const full = Date.UTC(2026, 10, 22, 9);
    expect(generateStock({ seed: 1, now: full + 3_599_999 })).toEqual(generateStock({ seed: 1, now: full }));
  });

  it('generateStock has unique ids, slugs and stock numbers', () => {
    for (const field of ['id', 'slug', 'stocknum'] as const)
      expect(new Set(stock.map((doc) => doc[field])).size).toBe(705);
  });

  it('generates valid vehicles without empty fields', () => {
    expect(stock.filter((doc) => parseVehicle(doc).kind !== 'vehicle')).toEqual([]);
    expect(
      stock.filter((doc) =>
        Object.values(doc).some(
          (value) => value === undefined || value === null || value === '' || value === '-' || Number.isNaN(value),
        ),
      ),
    ).toEqual([]);
    expect(JSON.stringify(stock)).not.toMatch(/undefined|\bNaN\b|null/);
  });

  it('generateStock has passports in which nothing is wrong, with the battery of each electric vehicle of the electric dealer', () => {
    const withPassport = stock.filter(({ passport }) => passport !== undefined);
    expect(
      withPassport.flatMap(
        ({ passport, km, photos_count: photosCount }) =>
          readPassport(passport, aSite(), now, { odometerKm: km, photosCount }).findings,
      ),
    ).toEqual([]);
    const electric = stock.filter((doc) => doc.dealership_id === 7);
    expect(electric.filter(({ passport }) => passport?.battery?.range_km === undefined)).toEqual([]);
    expect(withPassport.length).toBeLessThan(stock.length / 3);
  });

  it.each<[string, number, (doc: VehicleDoc) => boolean]>([
    ['new', 70, (doc) => doc.car_type === 'new'],
    ['demo', 39, (doc) => doc.car_type === 'demo'],
    ['used', 400, (doc) => doc.car_type === 'used'],
    ['coming soon', 18, (doc) => doc.status === 'coming_soon' && doc.preorder !== true],
    ['pre-order without a price', 8, (doc) => doc.preorder === true && doc.price === undefined],
    ['without a price', 12, (doc) => doc.price === undefined && doc.preorder !== true],
    ['sold within three days', 14, (doc) => doc.status === 'sold' && daysSinceSold(doc) < 3],
    ['sold longer ago', 14, (doc) => doc.status === 'sold' && daysSinceSold(doc) > 3],
    ['reserved', 14, (doc) => doc.reserved === true && doc.status === 'in_stock'],
    ['subscription', 24, (doc) => (doc.subscription_price ?? 0) > 0],
    ['certified', 34, (doc) => doc.certified === true],
    ['was-price', 48, (doc) => (doc.before_price ?? 0) > (doc.price ?? Number.POSITIVE_INFINITY)],
    ['offer price', 20, (doc) => (doc.offer_price ?? Number.POSITIVE_INFINITY) < (doc.price ?? 0)],
    ['test drive only', 6, (doc) => doc.tag === 'Test Drive Only'],
    ['hidden', 4, (doc) => doc.show_on_dealer_website === false],
    ['just arrived', 60, (doc) => now - Date.parse(doc.created_at ?? '') < 8 * 86_400_000],
    ['electric', 18, (doc) => doc.fuel === 'Electric'],
    ['hybrid', 30, (doc) => doc.fuel === 'Hybrid'],
    ['plug-in hybrid', 8, (doc) => doc.fuel === 'Plug-in Hybrid'],
    ['truck', 16, (doc) => doc.item_type === 'truck'],
    ['motorcycle', 20, (doc) => doc.item_type === 'motorcycle'],
    [
      'caravan with its specification',
      14,
      (doc) => doc.item_type === 'caravan' && (doc.specification?.sleeps ?? 0) > 0,
    ],
    ['New Zealand', 114, inNz],
    ['financed', 350, (doc) => Object.keys(doc.finance_lenders ?? {}).length >= 4],
    ['market price known', 200, (doc) => doc.autograb_data?.average_market_price !== undefined],
    ['manual', 30, (doc) => doc.transmission === 'Manual'],
    ['with more than eight features', 400, (doc) => (doc.standardEquipment ?? []).length > 8],
    ['without pictures', 5, (doc) => doc.photos_count === 0],
    ['with three pictures', 8, (doc) => doc.photos_count === 3],
    ['with twelve pictures', 3, (doc) => doc.photos_count === 12],
    ['with a turn of 36 frames', 8, (doc) => (doc.spin_images ?? []).length === 36],
    [
      'turned, with its inside and spots that explain it',
      8,
      (doc) =>
        doc.spin_images !== undefined &&
        doc.spin_interior_image !== undefined &&
        (doc.hotspots?.exterior ?? []).length > 0 &&
        (doc.hotspots?.interior ?? []).length > 0,
    ],
    ['filmed', 1, (doc) => doc.video_url !== undefined && doc.spin_images !== undefined],
    ['with dealer comments in paragraphs', 500, (doc) => (doc.dealercomments ?? '').split(' | ').length >= 3],
    ['without dealer comments', 8, (doc) => doc.dealercomments === undefined],
  ])('generateStock has %s vehicles, %d at least', (_, atLeast, fits) => {
    expect(count(fits)).toBeGreaterThanOrEqual(atLeast);
  });

  it.each<[string, number, number, (doc: VehicleDoc) => boolean]>([
    ['an electric dealer', 7, 26, (doc) => doc.fuel === 'Electric'],
    ['a subscription dealer', 8, 24, (doc) => (doc.subscription_price ?? 0) > 0],
    ['a small yard', 9, 25, (doc) => doc.car_type === 'used' && doc.location_id === 181],
    ['a Toyota group with three yards', 22, 30, (doc) => doc.car_type === 'used' || doc.make === 'Toyota'],
  ])('generateStock has the whole stock of %s', (_, dealership, size, fits) => {
    const own = stock.filter((doc) => doc.dealership_id === dealership);
    expect(own).toHaveLength(size);
    expect(own.filter((doc) => !fits(doc))).toEqual([]);
  });

  it('generateStock writes New Zealand stock by New Zealand rules', () => {
    const there = stock.filter(inNz);
    expect(there.filter((doc) => doc.state !== undefined || doc.rego_expiry !== undefined)).toEqual([]);
    expect(there.filter((doc) => (doc.cin_url !== undefined) !== (doc.car_type !== 'new'))).toEqual([]);
    expect(stock.filter((doc) => !inNz(doc) && doc.cin_url !== undefined)).toEqual([]);
  });

  it('places every vehicle at a location of its dealership', () => {
    for (const doc of stock) {
      const location = locationsFixture.find(({ id }) => id === doc.location_id);
      expect(location).toMatchObject({
        dealership_id: doc.dealership_id,
        name: doc.location_name,
        location_type: 'sales',
      });
      expect(doc.city).toBe(location?.address.city);
    }
  });

  it('generateStock has phone numbers reserved for fiction', () => {
    for (const { contact_detail, dealership_id } of locationsFixture)
      expect(contact_detail.phone).toMatch(
        nz.has(dealership_id ?? 0) ? /^0[34679] 555 01\d\d$/ : /^0[2378] 5550 \d{4}$/,
      );
  });

  it('dates all generated vehicles before now', () => {
    expect(
      stock.filter(
        (doc) =>
          Date.parse(doc.created_at ?? '') > now ||
          (doc.created_at_timestamp ?? 0) > now / 1000 ||
          (doc.sold_date_timestamp ?? 0) > now / 1000,
      ),
    ).toEqual([]);
  });

  it('generateStock drives further with age and costs less', () => {
    const used = cars.filter((doc) => doc.car_type === 'used' && doc.price !== undefined);
    const aged = (low: number, high: number) =>
      used.filter((doc) => 2026 - (doc.year ?? 0) >= low && 2026 - (doc.year ?? 0) <= high);
    expect(median(aged(2, 4).map((doc) => doc.km ?? 0))).toBeLessThan(median(aged(8, 10).map((doc) => doc.km ?? 0)));
    expect(median(aged(2, 4).map((doc) => doc.price!))).toBeGreaterThan(
      1.4 * median(aged(8, 10).map((doc) => doc.price!)),
    );
  });

  it.each([now, Date.UTC(2027, 0, 2), Date.UTC(2030, 5, 1)])(
    'generateStock has a vehicle at the bounds of each row of the finance provider table, in any year',
    (time) => {
      const docs = generateStock({ seed: 1, now: time });
      expect(financeDemos.map(({ shows }) => shows).sort()).toEqual([...financeProviders].sort());
      expect(financeDemos.map(({ hides }) => hides).sort()).toEqual([...financeProviders].sort());
      for (const { slug, shows, hides, age } of financeDemos) {
        const parsed = parseVehicle(docs.find((doc) => doc.slug === slug));
        if (parsed.kind !== 'vehicle') throw new Error(`${slug} is not in the stock.`);
        const of = (provider: (typeof financeProviders)[number]) =>
          lenderEligibility(parsed.vehicle, aSite({ finance_provider: provider }), time).kind;
        expect([slug, of(shows), of(hides)]).toEqual([slug, 'eligible', 'ineligible']);
        if (age !== undefined) expect(parsed.vehicle.year).toBe(new Date(time).getUTCFullYear() - age);
      }
    },
  );

  const feed = process.env['DEALER_FEED'];
  const why = feed === undefined ? ' (skipped: DEALER_FEED names no file)' : '';
  const real = feed === undefined ? [] : (parse(readFileSync(feed), { columns: true }) as Record<string, string>[]);
  const amounts = (rows: Record<string, string>[], column: string): number[] =>
    rows.map((row) => Number(row[column])).filter((value) => value > 0);
  // Several seeds, so that the test looks at the distribution and not at one draw; plain Australian cars, not the quotas of special ones.
  const many =
    feed === undefined
      ? []
      : [1, 2, 3, 4, 5]
          .flatMap((seed) => generateStock({ seed, now }))
          .filter((doc) => doc.item_type === undefined && !inNz(doc));
  /** Electric cars cost more, and one demo yard has nothing else. */
  const usedMany = many.filter(
    (doc) =>
      doc.car_type === 'used' && doc.subscription_price === undefined && !doc.certified && doc.fuel !== 'Electric',
  );

  it.skipIf(feed === undefined).each([
    ['SUV', 'SUV', 0.15],
    ['Hatch', 'Hatchback', 0.2],
    ['Ute', 'Ute / Tray', 0.2],
    ['Sedan', 'Sedan', 0.25],
    ['Van', 'Commercial', 0.25],
  ])(`prices a used %s as your feed does${why}`, (body, feedBody, tolerance) => {
    const ours = median(usedMany.filter((doc) => doc.simple_body === body).flatMap((doc) => doc.price ?? []));
    const theirs = median(
      amounts(
        real.filter(
          (row) => row['BodyType'] === feedBody && row['UsedOrNew'] === 'USED' && row['FuelType'] !== 'Electric',
        ),
        'Price',
      ),
    );
    expect(Math.abs(ours / theirs - 1)).toBeLessThan(tolerance);
  });

  it.skipIf(feed === undefined)(`has the kilometres and prices of your feed's used cars${why}`, () => {
    const used = real.filter((row) => row['UsedOrNew'] === 'USED');
    expect(
      Math.abs(median(usedMany.flatMap((doc) => doc.km ?? [])) / median(amounts(used, 'Kilometres')) - 1),
    ).toBeLessThan(0.15);
    expect(
      Math.abs(median(usedMany.flatMap((doc) => doc.price ?? [])) / median(amounts(used, 'Price')) - 1),
    ).toBeLessThan(0.15);
    const fresh = many.filter((doc) => doc.car_type === 'new').flatMap((doc) => doc.price ?? []);
    expect(
      Math.abs(
        median(fresh) /
          median(
            amounts(
              real.filter((row) => row['UsedOrNew'] === 'NEW'),
              'Price',
            ),
          ) -
          1,
      ),
    ).toBeLessThan(0.2);
  });

  it.skipIf(feed === undefined)(`sells the makes that your feed sells most${why}`, () => {
    const top = (makes: string[]): string[] => {
      const counts = new Map<string, number>();
      for (const make of makes) counts.set(make, (counts.get(make) ?? 0) + 1);
      return [...counts]
        .sort(([, a], [, b]) => b - a)
        .slice(0, 12)
        .map(([make]) => make);
    };
    const theirs = top(real.map((row) => row['Brand'] ?? ''));
    const ours = top(usedMany.map((doc) => doc.make ?? ''));
    expect(ours[0]).toBe(theirs[0]);
    expect(ours.filter((make) => theirs.includes(make)).length).toBeGreaterThanOrEqual(9);
  });

  it.skipIf(feed === undefined)(`copies no record of your feed${why}`, () => {
    const records = new Set(
      real.map((row) => `${(row['Title'] ?? '').toLowerCase()}|${row['Kilometres']}|${row['Price']}`),
    );
    expect(stock.filter((doc) => records.has(`${(doc.name ?? '').toLowerCase()}|${doc.km}|${doc.price}`))).toEqual([]);
  });
});
