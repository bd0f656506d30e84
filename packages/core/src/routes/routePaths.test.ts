import { describe, expect, it } from 'vitest';
import { aSite, aVehicle } from '../testing/index.ts';
import {
  anchors,
  brandOverviewPath,
  checkoutJourneyPath,
  checkoutPath,
  financeLink,
  financePath,
  garagePath,
  locationPath,
  modelPath,
  modelsPath,
  offerPath,
  printPath,
  readCarReference,
  readModelBody,
  servicePath,
  shareUrl,
  tradeInPath,
} from './index.ts';

const site = aSite();
const ford = aSite({ manufacturer: 'Ford' });

describe('paths of a car', () => {
  it.each([
    ['reserve online', checkoutPath('hilux-7', site), '/cars/hilux-7/checkout'],
    [
      'reserve online where the site says buy-online',
      checkoutPath('hilux-7', aSite({ routes: { reservePath: 'buy-online' } })),
      '/cars/hilux-7/buy-online',
    ],
    ['online purchase by id', checkoutJourneyPath(1042), '/checkout-journey?car_id=1042'],
    ['online purchase by slug', checkoutJourneyPath('hilux-7'), '/checkout-journey?car_id=hilux-7'],
    ['trade-in for this car', tradeInPath(1042), '/cars/trade-in?car_id=1042'],
    ['trade-in without a car', tradeInPath(), '/trade-in'],
    ['print', printPath('hilux-7'), '/print?car_id=hilux-7'],
    ['what people share', shareUrl('hilux-7', site), 'https://www.harbourcity.example/cars/hilux-7'],
    ['a slug that could be mistaken for a path', checkoutPath('a/b', site), '/cars/a%2Fb/checkout'],
  ])('paths of a car: %s', (_, path, expected) => {
    expect(path).toBe(expected);
  });

  it.each([
    ['?car_id=1042', { kind: 'id', id: 1042 }],
    ['car_id=2022-toyota-hilux-1042', { kind: 'slug', slug: '2022-toyota-hilux-1042' }],
    ['?car_id=', { kind: 'none' }],
    ['', { kind: 'none' }],
    ['?car_id=a%2Fb', { kind: 'none' }],
    [`?car_id=${'9'.repeat(40)}`, { kind: 'slug', slug: '9'.repeat(40) }],
  ])('paths of a car: %s names a car or none', (query, expected) => {
    expect(readCarReference(query)).toEqual(expected);
  });
});

describe('financeLink', () => {
  it('financeLink carries dealership, budget, car, type and VIN, and ends at the form', () => {
    expect(financeLink(aVehicle(), site)).toBe(
      '/finance?preferredDealership=harbour-city-motors&vehiclePriceBudget=45990&car_id=1042&car_type=used&vin=MR0EXAMPLE0001042#finance-form',
    );
  });

  it('goes where the site has its finance page, and leaves out what the car lacks', () => {
    const car = aVehicle({ vin: undefined, price: 0, dealership_slug: undefined });
    expect(financeLink(car, aSite({ routes: { financePath: '/apply-for-finance?from=car#top' } }))).toBe(
      '/apply-for-finance?from=car&car_id=1042&car_type=used#finance-form',
    );
  });
});

describe('paths that sites choose', () => {
  it.each([
    [financePath(site), '/finance'],
    [financePath(aSite({ routes: { financePath: '/finance-enquiry' } })), '/finance-enquiry'],
    [garagePath(site), '/my-garage'],
    [garagePath(aSite({ routes: { garagePath: '/my-toyota' } })), '/my-toyota'],
    [garagePath(aSite({ auth: { garageEnabled: false } })), undefined],
    [locationPath('newstead', site), '/contact-us/newstead'],
    [locationPath('newstead', aSite({ routes: { locationPath: 'our-location' } })), '/our-location/newstead'],
    [locationPath('newstead', aSite({ routes: { locationPath: 'locations' } })), '/locations/newstead'],
    [offerPath({ id: 12, manufacturer: 'Land Rover' }, site), '/offers/land-rover/12'],
    [offerPath({ id: 12 }, site), '/offers/12'],
    [offerPath({ id: 12, manufacturer: 'Ford' }, ford), '/offers/12'],
    [servicePath(site), '/service'],
    [servicePath(site, { toBooking: true }), '/service#service-booking'],
    [servicePath(site, { ofBrand: true }), '/service'],
    [servicePath(ford, { ofBrand: true, toBooking: true }), '/ford-service#service-booking'],
    [brandOverviewPath('Land Rover'), '/land-rover/overview'],
  ])('paths that sites choose: %s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('model directory', () => {
  it.each([
    [{ slug: 'ranger' }, '/models/ranger'],
    [{ slug: 'ranger', newSlug: 'ranger-2026' }, '/models/ranger-2026'],
    [{ slug: 'ranger', newSlug: ' ' }, '/models/ranger'],
    [{ slug: 'ranger', newSlug: 'x', overrideUrl: '/brands' }, '/brands'],
    [{ slug: 'ranger', overrideUrl: 'https://www.ford.example/ranger' }, 'https://www.ford.example/ranger'],
    [{ slug: 'ranger', overrideUrl: 'javascript:alert(1)' }, '/models/ranger'],
    [{ slug: 'ranger', overrideUrl: '//evil.example' }, '/models/ranger'],
    [{ slug: 'ranger', overrideUrl: '/\\evil.example' }, '/models/ranger'],
  ])('model directory: %j leads to %s', (model, expected) => {
    expect(modelPath(model)).toBe(expected);
  });

  it('model directory filters by one of six bodies', () => {
    expect(modelsPath()).toBe('/models');
    expect(modelsPath('future-vehicles')).toBe('/models?body=future-vehicles');
    expect(
      ['suv', 'trucks', 'vans', 'performance', 'electric', 'future vehicles', 'Future-Vehicles', 'boats', ''].map(
        (body) => readModelBody(`?body=${encodeURIComponent(body)}`),
      ),
    ).toEqual([
      'suv',
      'trucks',
      'vans',
      'performance',
      'electric',
      'future-vehicles',
      'future-vehicles',
      undefined,
      undefined,
    ]);
  });
});

it('names the places inside pages as addresses do', () => {
  expect(Object.values(anchors)).toEqual([
    'vehicle-map',
    'finance-calculator',
    'financeDisclaimer',
    'comparison-rate',
    'weekly-footnote',
    'finance-form',
    'service-booking',
  ]);
});
