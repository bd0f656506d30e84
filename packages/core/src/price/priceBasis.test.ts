import { describe, expect, it } from 'vitest';
import { financedPrice } from '../finance/index.ts';
import { compareTable, vehicleGraph } from '../vehicle-page/index.ts';
import { priceLine, vehicleInState } from './index.ts';
import { priceSortField } from '../search/index.ts';
import { aCarBeforeCharges, aSite, testNow } from '../testing/index.ts';

const onRoad = aSite({ price: { basis: 'driveAway' } });
const from = { price: 45_990, drive_away_price: 47_370, drive_away_from: true };
const excluding = aCarBeforeCharges(from);
const driveAway = aCarBeforeCharges({
  price: 45_990,
  id: 8,
  slug: 'other-8',
  price_type: 'Drive away',
  drive_away_price: 45_990,
  drive_away_from: false,
});

describe('the price basis of a site', () => {
  it('the price basis of a site: is what price sorts order by', () => {
    expect(priceSortField(onRoad)).toBe('drive_away_price');
    expect(priceSortField(aSite())).toBe('shown_price');
    expect(priceSortField(aSite({ price: { basis: 'driveAway', offersSubscriptions: true } }))).toBe(
      'shown_price_or_subscription',
    );
    expect(priceSortField(aSite({ price: { basis: 'driveAway' }, search: { priceSort: 'advertised' } }))).toBe('price');
  });

  it('the price basis of a site: is what a loan is calculated for', () => {
    expect(financedPrice(excluding, onRoad)).toBe(47_370);
    expect(financedPrice(driveAway, onRoad)).toBe(45_990);
    expect(financedPrice(excluding, aSite())).toBe(45_990);
    expect(financedPrice({ ...excluding, price: 0 }, onRoad)).toBeUndefined();
  });

  it('the price basis of a site: follows the visitor to the state that they named: the headline, the loan, and a comparison', () => {
    const inVictoria = vehicleInState(excluding, onRoad, { state: 'vic', now: testNow });
    // 230 steps of $200 at $8.40 are $1,932.
    expect(inVictoria.driveAway).toEqual({ amount: 47_922, isFrom: true, state: 'VIC' });
    expect(priceLine(inVictoria, onRoad)).toMatchObject({
      amount: 45_990,
      onRoad: 'Estimated drive away from $47,922 in VIC',
    });
    expect(financedPrice(inVictoria, onRoad)).toBe(47_922);
    const rows = compareTable([excluding], onRoad, testNow, { state: 'vic' });
    expect(rows.vehicles[0]?.price).toMatchObject({ onRoad: 'Estimated drive away from $47,922 in VIC' });
  });

  it('the price basis of a site: stays that of the yard where the visitor named no state, or the dealer’s drive-away price is for its own', () => {
    expect(vehicleInState(excluding, onRoad, { state: undefined, now: testNow })).toBe(excluding);
    expect(vehicleInState(driveAway, onRoad, { state: 'vic', now: testNow })).toBe(driveAway);
    expect(vehicleInState(excluding, aSite(), { state: 'vic', now: testNow })).toBe(excluding);
  });

  it('the price basis of a site: is named in the structured data, with the price', () => {
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

  it('compared prices of two kinds have one basis: each on the road, in the state of the yard', () => {
    expect(row([excluding, driveAway])).toMatchObject({
      label: 'Drive away in QLD',
      values: ['from $48,197, an estimate', '$45,990'],
    });
  });

  it('compared prices of two kinds are in the state of the visitor, who requests what is not known', () => {
    expect(row([excluding, driveAway], aSite(), 'vic')).toMatchObject({
      label: 'Drive away in VIC',
      values: ['from $47,922, an estimate', 'Ask the dealer'],
    });
  });

  it('need none where they are of one kind, unless that is the site’s price basis', () => {
    expect(row([excluding, { ...excluding, id: 9 }])).toBeUndefined();
    expect(row([excluding], onRoad)?.label).toBe('Drive away in QLD');
  });

  it('compared prices of two kinds come with duty and registration of the same state in the costs of each', () => {
    const inTasmania = aCarBeforeCharges({ ...from, id: 9, slug: 'third-9', state: 'TAS' });
    const { rows } = compareTable([excluding, inTasmania, driveAway], aSite(), testNow);
    const values = (start: string) => rows.find(({ label }) => label.startsWith(start))?.values;
    expect(values('Drive away in QLD')).toEqual(['from $48,197, an estimate', 'from $48,197, an estimate', '$45,990']);
    // 459.9 steps of $100 at $3.
    expect(values('Duty and transfer')).toEqual(['$1,380', '$1,380', undefined]);
    expect(values('Registration')).toEqual(['$4,135', '$4,135', '$3,308']);
  });

  it('compared prices of two kinds do not hide that a drive-away price is for another state', () => {
    const { rows } = compareTable([excluding, driveAway], aSite(), testNow, { state: 'tas' });
    expect(rows.find(({ label }) => label.startsWith('Total over'))?.values[1]).toMatch(/^from /);
  });

  it('compared prices of two kinds have no value for a vehicle without a price', () => {
    expect(row([excluding, driveAway, { ...excluding, id: 9, price: 0 }])?.values[2]).toBeUndefined();
  });
});
