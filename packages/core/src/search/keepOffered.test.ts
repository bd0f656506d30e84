import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { keepOffered } from './keepOffered.ts';

const counts = fc.dictionary(fc.constantFrom('fuel', 'make', 'model', 'seats'), fc.dictionary(fc.constantFrom(...'abcdefghijklmnop'), fc.integer({ min: 1, max: 99 })));

describe('what filters offer after a choice', () => {
  it('is what they offered before, with 0 where nothing is left', () => {
    expect(keepOffered({ car_type: { new: 4, demo: 2, used: 9 } }, { car_type: { used: 3 } })).toEqual({ car_type: { new: 0, demo: 0, used: 3 } });
  });

  it('holds a filter that has nothing left at all', () => {
    expect(keepOffered({ fuel: { Petrol: 4, Diesel: 2 } }, {})).toEqual({ fuel: { Petrol: 0, Diesel: 0 } });
  });

  it('is only what is there now in a long list, which is folded, and among the models of a make', () => {
    const makes = Object.fromEntries([...'abcdefghijkl'].map((make) => [make, 1]));
    expect(keepOffered({ make: makes }, { make: { m: 3 } })).toEqual({ make: { m: 3 } });
    expect(keepOffered({ model: { Hilux: 4 } }, { model: { Ranger: 2 } })).toEqual({ model: { Ranger: 2 } });
  });

  it('never changes a count of now, and invents no value', () => {
    fc.assert(
      fc.property(counts, counts, (before, now) => {
        const kept = keepOffered(before, now);
        for (const [attribute, values] of Object.entries(kept)) {
          for (const [value, count] of Object.entries(values)) {
            expect(count).toBe(now[attribute]?.[value] ?? 0);
            expect(now[attribute]?.[value] ?? before[attribute]?.[value]).toBeDefined();
          }
          for (const value of Object.keys(now[attribute] ?? {})) expect(values[value]).toBe(now[attribute]?.[value]);
        }
      }),
    );
  });
});
