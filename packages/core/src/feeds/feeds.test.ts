import { describe, expect, it } from 'vitest';
import { parseSearchUrl, searchMeta } from '../search/index.ts';
import { aLocation, aSite, aVehicle, twoTraders } from '../testing/index.ts';
import {
  csvText,
  googleColumns,
  googleRow,
  llmsText,
  metaColumns,
  metaRow,
  metaXml,
  robotsText,
  searchLandingPaths,
  sitemapFiles,
  stockFeedLine,
  vehicleSitemapEntry,
} from './index.ts';
import { feedVehicle } from './feedVehicle.ts';

const site = aSite({
  locations: [
    aLocation({
      id: 3,
      slug: 'newstead',
      address: { street: '1 Quay St', city: 'Newstead', state: 'QLD', postcode: '4006', lat: -27.4, long: 153 },
    }),
  ],
});
const now = Date.UTC(2026, 10, 27);
const hostile = 'Hilux "</loc><script>alert(1)</script>, & more\u0000';

describe('the sitemap', () => {
  it('the sitemap lists a vehicle for sale with its pictures and its last change', () => {
    const entry = vehicleSitemapEntry(aVehicle({ updated_at: '2026-03-01T10:00:00Z' }), site);
    expect(entry).toMatchObject({
      address: 'https://www.harbourcity.example/cars/2022-toyota-hilux-1042',
      changed: '2026-03-01T10:00:00.000Z',
    });
    expect(entry?.pictures[0]).toBe('https://www.harbourcity.example/pictures/ute-white-1.webp');
  });

  it('the sitemap does not list a sold vehicle', () => {
    expect(vehicleSitemapEntry(aVehicle({ status: 'sold' }), site)).toBeUndefined();
  });

  it('the sitemap lists the searches that find a vehicle for sale', () => {
    const sold = aVehicle({ make: 'Ford', model: 'Ranger', status: 'sold' });
    expect(searchLandingPaths([aVehicle(), aVehicle(), sold], site)).toEqual([
      '/search/new-used-and-demo-cars',
      '/search/used-cars',
      '/search/ute',
      '/search/toyota',
      '/search/toyota/hilux',
    ]);
  });

  it.each(['/search/new-used-and-demo-cars/', '/search/used-cars'])(
    'the sitemap lists only searches that are their own canonical page (searches start from %s)',
    (defaultSearchPath) => {
      const own = aSite({ routes: { defaultSearchPath } });
      const vehicles = [aVehicle(), aVehicle({ make: 'Land Rover', model: 'Defender 110', simple_body: 'SUV' })];
      const facetValues = { make: ['Toyota', 'Land Rover'], model: ['Hilux', 'Defender 110'] };
      for (const path of searchLandingPaths(vehicles, own)) {
        const { canonicalPath, isLanding } = searchMeta(
          parseSearchUrl(path, '', { site: own, facetValues }),
          own,
          3,
          facetValues,
        );
        expect({ canonicalPath, isLanding }).toEqual({ canonicalPath: path, isLanding: true });
      }
    },
  );

  it('the sitemap lists only the kinds of searches that the site wants in search engines', () => {
    const own = aSite({ search: { landingPages: ['make'] } });
    expect(searchLandingPaths([aVehicle()], own)).toEqual(['/search/new-used-and-demo-cars', '/search/toyota']);
    const facetValues = { make: ['Toyota'], model: ['Hilux'] };
    const model = searchMeta(
      parseSearchUrl('/search/toyota/hilux', '', { site: own, facetValues }),
      own,
      3,
      facetValues,
    );
    expect(model).toMatchObject({ canonicalPath: '/search/toyota', isLanding: false });
  });

  it('the sitemap is one file up to the limit, and an index of several above it', () => {
    const entries = [1, 2, 3].map((number) => ({
      address: `https://a.example/${number}`,
      changed: `2026-03-0${number}T00:00:00.000Z`,
      pictures: [],
    }));
    expect(sitemapFiles(entries, site, 3).map(({ path }) => path)).toEqual(['/sitemap.xml']);
    const files = sitemapFiles(entries, site, 2);
    expect(files.map(({ path }) => path)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
    expect(files[0]?.xml).toContain(
      '<loc>https://www.harbourcity.example/sitemap-1.xml</loc><lastmod>2026-03-02T00:00:00.000Z</lastmod>',
    );
    expect(files[2]?.xml).toContain('https://a.example/3');
  });

  it('escapes the addresses of a sitemap', () => {
    const [file] = sitemapFiles([{ address: hostile, changed: undefined, pictures: [hostile] }], site);
    expect(file?.xml).not.toContain('<script>');
    expect(file?.xml).not.toContain('\u0000');
  });
});

describe('robots.txt and llms.txt', () => {
  it('robots.txt and llms.txt name the sitemap and leave the garage to its owner', () => {
    expect(robotsText(site)).toContain('Sitemap: https://www.harbourcity.example/sitemap.xml');
    expect(robotsText(site)).toContain('Disallow: /my-garage');
  });

  it('robots.txt and llms.txt names the dealer, its locations and the stock feed', () => {
    const text = llmsText(site, { vehicles: 12, searchPaths: ['/search/toyota'] });
    expect(text).toContain('# Harbour City Motors');
    expect(text).toContain('12 vehicles for sale');
    expect(text).toContain('Newstead, QLD, 4006');
    expect(text).toContain('https://www.harbourcity.example/feeds/stock.ndjson');
  });
});

describe('feeds', () => {
  it.each([
    ['sold', { status: 'sold' }],
    ['without a price', { price: 0 }],
    ['without a make', { make: '', model: '' }],
  ])('feeds leave out a vehicle %s that Google and Meta would refuse', (_, change) => {
    expect([googleRow(aVehicle(change), site, now), metaRow(aVehicle(change), site)]).toEqual([undefined, undefined]);
  });

  it('feeds need a VIN for Google only', () => {
    const vehicle = aVehicle({ vin: undefined });
    expect(googleRow(vehicle, site, now)).toBeUndefined();
    expect(metaRow(vehicle, site)).toMatchObject({ vehicle_id: '1042' });
  });

  it('feeds give Google the attributes that its vehicle ads require in Australia', () => {
    const car = aVehicle();
    const row = googleRow(car, site, now);
    expect(row).toMatchObject({
      id: car.stockNumber,
      vin: 'MR0EXAMPLE0001042',
      google_product_category: '916',
      vehicle_fulfillment: 'in_store:newstead',
      link: 'https://www.harbourcity.example/cars/2022-toyota-hilux-1042',
      price: '45990 AUD',
      vehicle_price_type: 'excluding_government_charges_price',
      condition: 'used',
      brand: 'Toyota',
      model: 'Hilux',
      year: '2022',
      mileage: '48200 km',
      color: 'White',
      body_style: 'ute',
    });
    expect(row?.image_link).toMatch(/^https:/);
    // Nothing that Google does not know.
    expect(Object.keys(row ?? {}).filter((name) => !(googleColumns as readonly string[]).includes(name))).toEqual([]);
  });

  it('feeds name a yard to Google by the code of its business profile', () => {
    const coded = { ...site, locations: [{ ...site.locations[0]!, google_store_code: 'HCM-01' }] };
    expect(googleRow(aVehicle(), coded, now)?.vehicle_fulfillment).toBe('in_store:HCM-01');
  });

  it.each([
    ['without a colour', { colour: undefined }],
    ['without a picture', { images: undefined, photos_count: 0 }],
    ['that is a motorcycle', { item_type: 'motorcycle' }],
    ['that is a caravan', { item_type: 'caravan' }],
    ['that is a truck', { item_type: 'truck' }],
    ['that is a bus', { simple_body: 'Bus', body: 'Bus' }],
  ])('feeds give Google no vehicle %s', (_, change) => {
    expect(googleRow(aVehicle(change), site, now)).toBeUndefined();
  });

  it('feeds give Google the estimate of a new car where its page shows it, and otherwise no price without the charges', () => {
    const vehicle = aVehicle({
      car_type: 'new',
      price_type: 'Excl. govt charges',
      price: 46_000,
      simple_fuel: 'Electric',
      state: 'QLD',
    });
    const { locations } = site;
    const onTheRoad = { ...aSite({ price: { basis: 'driveAway' } }), locations };
    // Duty of an electric car in Queensland: 2 % of $46,000 is $920; registration 380.35, insurance 369.60; a new car has no transfer.
    expect(googleRow(vehicle, onTheRoad, now)).toMatchObject({
      price: '47669.95 AUD',
      vehicle_price_type: 'estimated_drive_away_price',
    });
    expect(googleRow(vehicle, site, now)).toBeUndefined();
  });

  it.each([
    ['used', 'Excl. govt charges', 'excluding_government_charges_price'],
    ['used', 'Drive away', 'drive_away_price'],
    ['demo', 'EGC', 'excluding_government_charges_price'],
    ['new', 'Drive away', 'drive_away_price'],
    ['new', 'Excl. govt charges', undefined],
    ['used', 'Special', undefined],
  ] as const)(
    'feeds give Google the type of the price of a %s car in Australia: %s',
    (carType, priceType, expected) => {
      const row = googleRow(aVehicle({ car_type: carType, price_type: priceType }), site, now);
      expect(row?.vehicle_price_type).toBe(expected);
      expect(row === undefined).toBe(expected === undefined);
    },
  );

  it('feeds give each price with its type: in the stock feed, and llms.txt says so', () => {
    expect(JSON.parse(stockFeedLine(aVehicle(), site))).toMatchObject({
      price: 45_990,
      priceType: 'Excl. govt charges',
    });
    expect(JSON.parse(stockFeedLine(aVehicle({ price: 0 }), site))).not.toHaveProperty('priceType');
    expect(llmsText(site, { vehicles: 1, searchPaths: [] })).toMatch(/each has its type next to it.*`priceType`/s);
  });

  it('feeds name the yard that sells, with its own licence and phone', () => {
    const group = twoTraders();
    const vehicle = aVehicle({ location: { id: 2 }, location_id: 2, vin: 'MR0HA3CD000000001', price_type: undefined });
    expect(JSON.parse(stockFeedLine(vehicle, group))).toMatchObject({
      location: 'Tussock Road',
      seller: 'Tussock Road Limited, registered motor vehicle trader M110021',
      phone: '03 555 0202',
    });
    expect(googleRow(vehicle, group, now)).toMatchObject({ vehicle_fulfillment: 'in_store:yard-2' });
    expect(metaRow(vehicle, group)).toMatchObject({ dealer_name: 'Tussock Road' });
    // A yard that the site does not know is nobody's: not the first yard's.
    expect(feedVehicle(aVehicle({ location: { id: 9 }, location_id: 9 }), group)?.seller).toBeUndefined();
  });

  it('feeds give Meta its own names of bodies, fuels and drives', () => {
    expect(metaRow(aVehicle(), site)).toMatchObject({
      body_style: 'TRUCK',
      fuel_type: 'DIESEL',
      drivetrain: '4X4',
      transmission: 'AUTOMATIC',
      state_of_vehicle: 'USED',
      longitude: '153',
    });
    expect(metaRow(aVehicle({ simple_body: 'constructor' }), site)?.body_style).toBe('OTHER');
  });

  it('feeds show the price of the page: an offer, and none before a release', () => {
    expect(feedVehicle(aVehicle({ offer_price: 43_990 }), site)?.price).toBe(43_990);
    expect(feedVehicle(aVehicle({ preorder: true }), site)?.price).toBeUndefined();
  });

  it('feeds escape hostile text in every feed', () => {
    const vehicle = aVehicle({ dealercomments: 'x', badge: hostile, colour: hostile });
    const row = metaRow(vehicle, site);
    expect(metaXml(row === undefined ? [] : [row], site)).not.toContain('<script>');
    expect(JSON.parse(stockFeedLine(vehicle, site))).toMatchObject({ id: 1042, location: expect.any(String) });
    expect(csvText(metaColumns, row === undefined ? [] : [row])).toContain('"Hilux ""</loc>');
    expect(csvText(googleColumns, [])).toMatch(/^id,vin,google_product_category,vehicle_fulfillment,/);
  });
});

describe('the state of a vehicle in a feed', () => {
  it.each([
    ['a used car', { car_type: 'used' }, 'USED', 'no'],
    ['a certified used car', { car_type: 'used', certified: true }, 'CPO', 'yes'],
    ['a new car', { car_type: 'new', km: undefined, price_type: 'Drive away' }, 'NEW', 'no'],
  ] as const)('the state of a vehicle in a feed of %s', (_, change, meta, certified) => {
    const vehicle = aVehicle({ vin: 'MR0HA3CD000000001', location_id: 3, ...change });
    expect(metaRow(vehicle, site)?.state_of_vehicle).toBe(meta);
    expect(googleRow(vehicle, site, now)?.['certified_pre-owned']).toBe(certified);
  });

  it('the state of a vehicle in a feed of a new car without an odometer reading is 0 km', () => {
    const vehicle = aVehicle({ vin: 'MR0HA3CD000000001', location_id: 3, car_type: 'new', km: undefined });
    expect(metaRow(vehicle, site)?.['mileage.value']).toBe('0');
  });

  it.each([
    ['61234.6', '61235 km'],
    [12, '12 km'],
    [88.412, undefined],
  ])('the state of a vehicle in a feed has whole kilometres: %s', (km, mileage) => {
    const vehicle = aVehicle({ vin: 'MR0HA3CD000000001', location_id: 3, car_type: 'used', km: km as number });
    expect(googleRow(vehicle, site, now)?.mileage).toBe(mileage);
    expect(JSON.parse(stockFeedLine(vehicle, site)).odometerKm).toBe(mileage && Number.parseInt(mileage, 10));
  });

  it.each(['TBA', 'UNKNOWN', 'MRO HA3CD000000001', 'ZZE122-0012345'])(
    'the state of a vehicle in a feed has no VIN for %s',
    (vin) => {
      const vehicle = aVehicle({ vin, location_id: 3 });
      expect(googleRow(vehicle, site, now)).toBeUndefined();
      expect(metaRow(vehicle, site)?.vin).toBeUndefined();
      expect(JSON.parse(stockFeedLine(vehicle, site))).not.toHaveProperty('vin');
    },
  );

  it('leaves a sold vehicle out of the stock feed', () => {
    expect(stockFeedLine(aVehicle({ status: 'sold' }), site)).toBe('');
  });

  it('the state of a vehicle in a feed leaves the cell of a missing value empty', () => {
    expect(csvText(['id', 'vin'], [{ id: '7' }])).toBe('id,vin\r\n7,\r\n');
  });
});
