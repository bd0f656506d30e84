import { describe, expect, it } from 'vitest';
import { financedPrice } from '../finance/index.ts';
import { compareTable } from '../saved/index.ts';
import { priceSortField } from '../search/index.ts';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { vehicleGraph } from '../vehicle-page/index.ts';

const onRoad = aSite({ price: { basis: 'driveAway' } });
const plain = {
  price: 45_990,
  offer_price: undefined,
  car_type: 'used' as const,
  simple_body: 'SUV',
  simple_fuel: 'Petrol',
  variant: { cylinders: 4 },
  state: 'QLD',
  location: undefined,
  rego_expiry: undefined,
  drive_away_price: 47_370,
  drive_away_from: true,
};
const excluding = aVehicle({ ...plain, price_type: 'Excl. govt charges' });
const driveAway = aVehicle({
  ...plain,
  id: 8,
  slug: 'other-8',
  price_type: 'Drive away',
  drive_away_price: 45_990,
  drive_away_from: false,
});

describe('the price basis of a site', () => {
  it('is what price sorts order by', () => {
    expect(priceSortField(onRoad)).toBe('drive_away_price');
    expect(priceSortField(aSite())).toBe('shown_price');
    expect(priceSortField(aSite({ price: { basis: 'driveAway', offersSubscriptions: true } }))).toBe(
      'shown_price_or_subscription',
    );
    expect(priceSortField(aSite({ price: { basis: 'driveAway' }, search: { priceSort: 'advertised' } }))).toBe('price');
  });

  it('is what a loan is calculated for', () => {
    expect(financedPrice(excluding, onRoad)).toBe(47_370);
    expect(financedPrice(driveAway, onRoad)).toBe(45_990);
    expect(financedPrice(excluding, aSite())).toBe(45_990);
    expect(financedPrice({ ...excluding, price: 0 }, onRoad)).toBeUndefined();
  });

  it('is named in the structured data, with the price', () => {
    expect(vehicleGraph(excluding, onRoad)['@graph'][0].offers).toMatchObject({
      price: 45_990,
      priceSpecification: [
        { name: 'Excl. govt charges', price: 45_990 },
        { name: 'Estimated drive away from $47,370 in QLD', minPrice: 47_370 },
      ],
    });
    expect(vehicleGraph(excluding, aSite())['@graph'][0].offers?.priceSpecification).toMatchObject({
      name: 'Excl. govt charges',
      price: 45_990,
    });
  });
});

describe('compared prices of two kinds', () => {
  const row = (vehicles: Parameters<typeof compareTable>[0], site = aSite(), state?: 'vic') =>
    compareTable(vehicles, site, testNow, { state }).rows.find(({ label }) => label.startsWith('Drive away'));

  it('have one basis: each on the road, in the state of the yard', () => {
    expect(row([excluding, driveAway])).toMatchObject({
      label: 'Drive away in QLD',
      values: ['from $48,197, an estimate', '$45,990'],
    });
  });

  it('are in the state of the visitor, who requests what is not known', () => {
    expect(row([excluding, driveAway], aSite(), 'vic')).toMatchObject({
      label: 'Drive away in VIC',
      values: ['from $47,922, an estimate', 'Ask the dealer'],
    });
  });

  it('need none where they are of one kind, unless that is the site’s price basis', () => {
    expect(row([excluding, { ...excluding, id: 9 }])).toBeUndefined();
    expect(row([excluding], onRoad)?.label).toBe('Drive away in QLD');
  });

  it('have no value for a vehicle without a price', () => {
    expect(row([excluding, driveAway, { ...excluding, id: 9, price: 0 }])?.values[2]).toBeUndefined();
  });
});
