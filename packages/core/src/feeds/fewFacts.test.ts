import { describe, expect, it } from 'vitest';
import { metaDescription } from '../head/metaDescription.ts';
import { startFilter, startSearchState } from '../search/startSearchState.ts';
import { aLocation, aSite, aVehicle, aVehicleDoc } from '../testing/index.ts';
import { vehicleGraph } from '../vehicle-page/vehicleGraph.ts';
import {
  googleRow,
  llmsText,
  metaRow,
  metaXml,
  searchLandingPaths,
  sitemapFiles,
  stockFeedLine,
  vehicleSitemapEntry,
} from './index.ts';
import { feedVehicle } from './feedVehicle.ts';

const now = Date.UTC(2026, 10, 27);
const nowhere = aSite({ locations: [], country: 'NZ' });
const bare = {
  badge: undefined,
  series: undefined,
  colour: undefined,
  stocknum: undefined,
  dealercomments: undefined,
  images: undefined,
  photos_count: 0,
  created_at: undefined,
  created_at_timestamp: undefined,
  updated_at: undefined,
  simple_body: 'Spaceship',
  simple_fuel: undefined,
  simple_drive: undefined,
  simple_transmission: undefined,
};

describe('a vehicle of which little is known', () => {
  const vehicle = aVehicle(bare);

  it('a vehicle of which little is known is described by its title, in the currency of the country, without a yard', () => {
    const item = feedVehicle(vehicle, nowhere);
    expect(item).toMatchObject({ currency: 'NZD', pictures: [], location: undefined, since: undefined });
    expect(item?.description).toBe(item?.title);
    expect(JSON.parse(stockFeedLine(vehicle, nowhere) ?? '')).toMatchObject({ id: vehicle.id });
  });

  it('a vehicle of which little is known is in no catalogue that requires a picture or an address', () => {
    expect(metaRow(vehicle, nowhere)).toBeUndefined();
    expect(googleRow(vehicle, nowhere, now)).toBeUndefined();
  });

  it('a vehicle of which little is known has a sitemap entry without date and pictures', () => {
    expect(vehicleSitemapEntry(vehicle, nowhere)).toMatchObject({ changed: undefined, pictures: [] });
    expect(vehicleSitemapEntry(aVehicle({ updated_at: 'yesterday' }), nowhere)?.changed).toMatch(/^\d{4}-/);
    const entry = { address: 'https://a.example/', changed: undefined, pictures: [] };
    expect(sitemapFiles([entry], nowhere)[0]?.xml).not.toContain('lastmod');
  });

  it('a vehicle of which little is known leads to no search of an unknown body, make or model', () => {
    expect(searchLandingPaths([aVehicle({ ...bare, make: '', model: '' })], nowhere)).toEqual([
      '/search/new-used-and-demo-cars',
      '/search/used-cars',
    ]);
    expect(searchLandingPaths([aVehicle({ ...bare, model: '' })], nowhere)).toContain('/search/toyota');
  });
});

describe('the catalogue of Meta', () => {
  it('the catalogue of Meta takes a new vehicle without odometer, and names what it does not know OTHER', () => {
    const row = metaRow(
      aVehicle({ ...bare, images: aVehicleDoc().images, photos_count: 1, car_type: 'new', km: undefined }),
      nowhere,
    );
    expect(row).toMatchObject({
      'mileage.value': '0',
      state_of_vehicle: 'NEW',
      body_style: 'OTHER',
      exterior_color: 'Other',
      dealer_id: nowhere.slug,
      'address.city': undefined,
    });
    expect(metaXml(row === undefined ? [] : [row], nowhere)).not.toContain('addr1');
    expect(metaRow(aVehicle({ car_type: 'used', km: undefined }), nowhere)).toBeUndefined();
    expect(metaRow(aVehicle({ make: '' }), nowhere)).toBeUndefined();
    expect(metaRow(aVehicle({ price: undefined }), nowhere)).toBeUndefined();
  });
});

describe('the catalogue of Google', () => {
  const site = aSite({ locations: [aLocation()] });

  it('the catalogue of Google names condition and certificate, and uses the id without a stock number', () => {
    expect(googleRow(aVehicle({ stocknum: undefined, vin: 'JTFST22P600012345' }), site, now)).toMatchObject({
      id: '1042',
    });
    expect(
      googleRow(
        aVehicle({ car_type: 'new', km: undefined, vin: 'JTFST22P600012345', price_type: 'Drive away' }),
        site,
        now,
      ),
    ).toMatchObject({
      condition: 'new',
    });
    expect(googleRow(aVehicle({ make: '', vin: 'JTFST22P600012345' }), site, now)).toBeUndefined();
    expect(googleRow(aVehicle({ vin: undefined }), site, now)).toBeUndefined();
  });

  it('the catalogue of Google leaves out a vehicle whose yard is not known', () => {
    const withoutYards = aSite({ locations: [] });
    expect(googleRow(aVehicle({ vin: 'JTFST22P600012345' }), withoutYards, now)).toBeUndefined();
  });
});

describe('llms.txt', () => {
  it('llms.txt names country and currency, and only headings with content', () => {
    const text = llmsText(nowhere, { vehicles: 0, searchPaths: [] });
    expect(text).toContain('New Zealand dollars');
    expect(text).not.toContain('## Locations');
    expect(text).not.toContain('## Searches');
    expect(llmsText(aSite(), { vehicles: 1, searchPaths: ['/search/toyota'] })).toContain('## Searches');
  });
});

describe('the search that a site starts from', () => {
  it('the search that a site starts from is limited to the stock types of its path', () => {
    const used = aSite({ routes: { ...aSite().routes, defaultSearchPath: '/search/used-cars' } });
    expect(startSearchState(used).refinements).toEqual({ car_type: ['used'] });
    expect(startFilter(used)).toEqual(['car_type IN [used]']);
    const all = aSite();
    expect([startSearchState(all).refinements, startFilter(all)]).toEqual([{}, []]);
  });
});

describe('the description of a page for search engines', () => {
  it('the description of a page for search engines is the text, cut at a word, or says which dealer it is', () => {
    const long = metaDescription('Utes', 'Tough utes for work and weekends. '.repeat(9), aSite());
    expect(Array.from(long).length).toBeLessThanOrEqual(160);
    expect(long.endsWith('…')).toBe(true);
    expect(Array.from(metaDescription('Utes', 'x'.repeat(400), aSite()))).toHaveLength(160);
    expect(metaDescription('Utes', 'Tough', nowhere)).toBe(
      `Tough. Utes at ${nowhere.name}. See vehicles, opening hours and contacts.`.slice(0, 160),
    );
    expect(metaDescription('Utes', '', aSite({ locations: [aLocation()] }))).toContain('Newstead');
  });
});

describe('the structured data of a vehicle', () => {
  it('the structured data of a vehicle has the parts of the dealer’s address that are known', () => {
    const graph = JSON.stringify(vehicleGraph(aVehicle(), aSite({ locations: [aLocation({ address: {} })] })));
    expect(graph).not.toContain('streetAddress');
    expect(JSON.stringify(vehicleGraph(aVehicle(), nowhere))).not.toContain('PostalAddress');
  });
});
