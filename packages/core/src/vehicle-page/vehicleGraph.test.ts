import { describe, expect, it } from 'vitest';
import { aLocation, aSite, aVehicle } from '../testing/index.ts';
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

describe('vehicleGraph', () => {
  it.each([
    ['motorcycle', 'Motorcycle'],
    ['truck', 'Vehicle'],
    ['caravan', 'Vehicle'],
    [undefined, 'Car'],
  ])('vehicleGraph calls a %s what schema.org calls it', (itemType, type) => {
    expect(vehicleGraph(aVehicle({ item_type: itemType }), site)['@graph'][0]['@type']).toBe(type);
  });

  it('vehicleGraph says where the dealer is', () => {
    expect(vehicleGraph(aVehicle(), site)).toMatchObject({
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

  it('vehicleGraph gives the price with its type', () => {
    const [car] = vehicleGraph(aVehicle({ price_type: 'Excl. govt charges' }), site)['@graph'];
    expect(car.offers?.priceSpecification).toMatchObject({
      name: 'Excl. govt charges',
      price: 45_990,
      priceCurrency: 'AUD',
    });
  });
});
