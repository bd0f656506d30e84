import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite, aVehicle, testNow } from '../testing/index.ts';
import { compareTable } from './compareTable.ts';

const site = aSite({ card: { showFinancePerWeek: true } });
const hilux = aVehicle({ id: 1, slug: 'hilux-1', year: 2021, km: 45_000, simple_fuel: 'Diesel', doors: 4 });
const corolla = aVehicle({ id: 2, slug: 'corolla-2', year: 2021, km: 12_345, simple_fuel: 'Petrol', doors: undefined });
const sold = aVehicle({ id: 3, slug: 'sold-3', status: 'sold' });
const row = (vehicles: Parameters<typeof compareTable>[0], label: string) =>
  compareTable(vehicles, site, testNow).rows.find((known) => known.label === label);

describe('compareTable', () => {
  it('compareTable has a column for each vehicle, in the order given', () => {
    expect(compareTable([corolla, hilux], site, testNow).vehicles.map(({ slug }) => slug)).toEqual([
      'corolla-2',
      'hilux-1',
    ]);
    expect(row([corolla, hilux], 'Fuel')?.values).toEqual(['Petrol', 'Diesel']);
  });

  it('compareTable marks what differs, and leaves alone what does not', () => {
    expect(row([hilux, corolla], 'Kilometres')).toMatchObject({ differs: true });
    expect(row([hilux, corolla], 'Year')).toEqual({ label: 'Year', values: ['2021', '2021'], differs: false });
  });

  it('compareTable says nothing where nothing is known, and that too differs', () => {
    expect(row([hilux, corolla], 'Doors')).toEqual({ label: 'Doors', values: ['4', undefined], differs: true });
    expect(row([corolla], 'Doors')).toBeUndefined();
  });

  it('compareTable says that a vehicle was sold, and that its next step is another', () => {
    const { vehicles, rows } = compareTable([hilux, sold], site, testNow);
    expect(rows.find(({ label }) => label === 'Availability')?.values).toEqual(['In stock', 'Sold']);
    expect(vehicles.map(({ action }) => action?.name)).toEqual(['details', 'findSimilar']);
  });

  it('compareTable shows that a vehicle is reserved', () => {
    expect(row([hilux, aVehicle({ id: 4, reserved: true })], 'Availability')?.values).toEqual(['In stock', 'Reserved']);
  });

  it('compareTable shows what a price was before as a row, and the price alone in the column', () => {
    const cheaper = aVehicle({ id: 5, price: 45_000, before_price: 50_000 });
    const { vehicles, rows } = compareTable([cheaper, hilux], site, testNow);
    expect(rows.find(({ label }) => label === 'Price before')?.values).toEqual(['$50,000', undefined]);
    expect(vehicles[0]?.price).toMatchObject({ kind: 'price', text: '$45,000' });
    expect(vehicles[0]?.price).not.toHaveProperty('was');
  });

  it('compareTable shows weekly payments only where the cards of the site do', () => {
    expect(compareTable([hilux], aSite(), testNow).rows.map(({ label }) => label)).not.toContain('Finance');
  });

  it('compareTable holds these laws for any vehicles: each row has a value for each column, one is known, and it differs where two values do', () => {
    const vehicle = fc
      .record({
        id: fc.integer({ min: 1, max: 99 }),
        km: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
        colour: fc.constantFrom('Red', 'Blue', 'null'),
        seats: fc.option(fc.constantFrom(2, 5), { nil: undefined }),
        status: fc.constantFrom('in_stock', 'sold', 'coming_soon'),
      })
      .map((change) => aVehicle(change));
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 4 }), (vehicles) => {
        const { rows, vehicles: columns } = compareTable(vehicles, site, testNow);
        expect(columns).toHaveLength(vehicles.length);
        expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
        for (const { values, differs } of rows) {
          expect(values).toHaveLength(vehicles.length);
          expect(values.some((value) => value !== undefined)).toBe(true);
          expect(differs).toBe(values.some((value) => value !== values[0]));
        }
        // The order of the columns changes no row but the order of its values.
        const turned = compareTable(vehicles.toReversed(), site, testNow);
        expect(turned.rows.map(({ label, values }) => [label, values.toReversed()])).toEqual(
          rows.map(({ label, values }) => [label, values]),
        );
      }),
      { numRuns: 60 },
    );
  });
});
