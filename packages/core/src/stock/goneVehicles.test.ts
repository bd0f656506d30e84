import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goneIndexName, goneQuery, goneVehicle, readGoneVehicle } from './goneVehicles.ts';

const hilux = { id: 7, slug: 'hilux-7', make: 'Toyota', model: 'Hilux', gone_at: 5 };

describe('vehicles that have left the stock', () => {
  it('are in an index of their own', () => {
    expect(goneIndexName('Truck_demo')).toBe('Truck_demo_gone');
  });

  it('are remembered by address, make and model, and by nothing else', () => {
    expect(goneVehicle({ ...hilux, price: 24_990, regplate: 'ABC123' }, 5)).toEqual(hilux);
    expect(goneVehicle({ id: 'a-1', slug: 'caravan', make: 7 }, 5)).toEqual({
      id: 'a-1',
      slug: 'caravan',
      make: '',
      model: '',
      gone_at: 5,
    });
  });

  it.each([[{ id: 7 }], [{ id: 7, slug: '' }], [{ slug: 'hilux-7' }], [{ id: null, slug: 'hilux-7' }]])(
    '%o had no page',
    (doc) => expect(goneVehicle(doc, 0)).toBeUndefined(),
  );

  it('are found by the whole slug, whatever characters an address has', () => {
    expect(goneQuery('a" OR "b').filter).toBe('slug = "a\\" OR \\"b"');
    expect(readGoneVehicle({ hits: [hilux] }, 'hilux-7')).toEqual(hilux);
    expect(readGoneVehicle({ hits: [hilux] }, 'HILUX-7')).toBeUndefined();
    expect(readGoneVehicle({ hits: [{ ...hilux, gone_at: 'never' }] }, 'hilux-7')?.gone_at).toBe(0);
  });

  it('are none in any other answer', () => {
    fc.assert(fc.property(fc.anything(), (answer) => readGoneVehicle(answer, 'hilux-7') === undefined));
    for (const hits of [undefined, [], [null], ['hilux-7'], {}])
      expect(readGoneVehicle({ hits }, 'hilux-7')).toBeUndefined();
  });
});
