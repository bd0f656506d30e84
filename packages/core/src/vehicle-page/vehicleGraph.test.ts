import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Graph } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { graphText } from '../head/index.ts';
import { aLocation, aSite, aVehicle, schemaCheck } from '../testing/index.ts';
import { vehicleGraph } from './vehicleGraph.ts';

const site = aSite({
  locations: [
    {
      id: 3,
      name: 'Newstead',
      slug: 'newstead',
      primary: true,
      address: { street: '12 Wharf Lane', city: 'Newstead', state: 'QLD', postcode: '4006' },
    },
  ],
});

// The compiler's word that each value fits schema.org's type of it: a wrong one does not compile.
const graph: Graph = vehicleGraph(aVehicle(), site);

const strangers = schemaCheck(
  readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/schema\.js$/, 'schema.d.ts'),
    'utf8',
  ),
);

describe('vehicleGraph', () => {
  it('reads schema.org the way that the next test needs', () => {
    expect(strangers({ '@type': 'Car', mileageFromOdometer: 4 })).toEqual([]);
    expect(strangers({ '@type': 'Carriage', '@id': '#1' })).toEqual(['Carriage']);
    expect(strangers({ '@type': 'Car', wheels: 4, offers: { '@type': 'Offer', cost: 1 } })).toEqual([
      'Car.wheels',
      'Offer.cost',
    ]);
  });

  it.each([
    ['a used car', {}],
    ['a new car', { car_type: 'new' as const }],
    ['a sold car', { status: 'sold' as const }],
    ['a motorcycle', { item_type: 'motorcycle' }],
    ['a caravan', { item_type: 'caravan' }],
    [
      'a car of which little is known',
      { badge: undefined, km: undefined, simple_body: undefined, vin: undefined, images: [], price: undefined },
    ],
  ])('says only what schema.org has a word for, of %s', (_, change) => {
    const written = JSON.parse(graphText(vehicleGraph(aVehicle(change), site)['@graph'])) as { '@graph': unknown };
    expect(strangers(written['@graph'])).toEqual([]);
  });

  it.each([
    ['motorcycle', 'Motorcycle'],
    ['truck', 'Vehicle'],
    ['caravan', 'Vehicle'],
    [undefined, 'Car'],
  ])('calls a %s what schema.org calls it', (itemType, type) => {
    expect(vehicleGraph(aVehicle({ item_type: itemType }), site)['@graph'][0]['@type']).toBe(type);
  });

  it('says where the dealer is', () => {
    expect(graph).toMatchObject({
      '@graph': [{}, {}, { '@type': 'AutoDealer', address: { '@type': 'PostalAddress', addressCountry: 'AU' } }],
    });
  });

  it('offers a vehicle from its own yard, with the address and the phone of that yard', () => {
    const [first, other] = [
      aLocation({
        id: 1,
        slug: 'kowhai-street',
        name: 'Kowhai Street',
        contact_detail: { phone: '09 555 0101', opening_hours: [] },
      }),
      aLocation({
        id: 2,
        slug: 'tussock-road',
        name: 'Tussock Road',
        primary: false,
        address: { street: '3 Tussock Road', city: 'Dunedin' },
        contact_detail: { phone: '03 555 0202', opening_hours: [] },
      }),
    ];
    const vehicle = aVehicle({ location: { id: 2 }, location_id: 2 });
    const [car, , seller] = vehicleGraph(vehicle, aSite({ locations: [first, other] }))['@graph'];
    expect(car.offers?.seller['@id']).toBe(seller['@id']);
    expect(seller).toMatchObject({
      name: 'Tussock Road',
      telephone: '03 555 0202',
      address: { streetAddress: '3 Tussock Road', addressLocality: 'Dunedin' },
    });
    // The yard of another town is not stated for a vehicle whose yard is not known.
    const unknown = vehicleGraph(
      aVehicle({ location: {}, location_id: undefined }),
      aSite({ locations: [first, other] }),
    );
    expect(unknown['@graph'][2].address).toBeUndefined();
    expect(unknown['@graph'][2].telephone).toBeUndefined();
  });

  it('gives the price with its type', () => {
    const [car] = vehicleGraph(aVehicle({ price_type: 'Excl. govt charges' }), site)['@graph'];
    expect(car.offers?.priceSpecification).toMatchObject({
      name: 'Excl. govt charges',
      price: 45_990,
      priceCurrency: 'AUD',
    });
  });
});
