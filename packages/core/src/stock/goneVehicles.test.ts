import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goneIndexName, goneQuery, goneVehicle, readGoneVehicle } from './goneVehicles.ts';

const hilux = { id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', gone_at: 5 };

describe('vehicles that have left the stock', () => {
  it('vehicles that have left the stock are in an index of their own', () => {
    expect(goneIndexName('Truck_demo')).toBe('Truck_demo_gone');
  });

  it('vehicles that have left the stock are remembered by address, make, model and what the filter of a site can use, and by nothing else', () => {
    const filtered = { dealership_id: 2, car_type: 'used', year: 2020, show_on_dealer_website: true };
    expect(goneVehicle({ ...hilux, ...filtered, vin: 'V', regplate: 'ABC123', description: 'x' }, 5)).toEqual({
      ...hilux,
      ...filtered,
    });
    expect(goneVehicle({ id: 'a-1', slug: 'caravan', make: 7 }, 5)).toEqual({
      id: 'a-1',
      slug: 'caravan',
      make: '',
      model: '',
      gone_at: 5,
    });
  });

  it.each([[{ id: 7 }], [{ id: 7, slug: '' }], [{ slug: 'hilux-7' }], [{ id: null, slug: 'hilux-7' }]])(
    'vehicles that have left the stock: %o had no page',
    (doc) => expect(goneVehicle(doc, 0)).toBeUndefined(),
  );

  it('vehicles that have left the stock are found by the whole slug, whatever characters an address has', () => {
    expect(goneQuery('a" OR "b', '').filter).toBe('slug = "a\\" OR \\"b"');
    expect(goneQuery('b', 'make = Kia OR id = 1').filter).toBe('(slug = "b") AND (make = Kia OR id = 1)');
    expect(readGoneVehicle({ hits: [hilux] }, 'hilux-7')).toEqual(hilux);
    expect(readGoneVehicle({ hits: [hilux] }, 'HILUX-7')).toBeUndefined();
    expect(readGoneVehicle({ hits: [{ ...hilux, gone_at: 'never' }] }, 'hilux-7')?.gone_at).toBe(0);
  });

  it('vehicles that have left the stock are none in any other answer', () => {
    fc.assert(fc.property(fc.anything(), (answer) => readGoneVehicle(answer, 'hilux-7') === undefined));
    for (const hits of [undefined, [], [null], ['hilux-7'], {}])
      expect(readGoneVehicle({ hits }, 'hilux-7')).toBeUndefined();
  });
});
