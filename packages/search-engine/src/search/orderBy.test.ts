import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderBy } from './orderBy.ts';

describe('orderBy', () => {
  it('orderBy returns the first part of a full stable sort, for any page', () => {
    const row = fc.tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(0, 1, Number.POSITIVE_INFINITY),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 80 }), fc.nat(90), (rows, need) => {
        const docs = rows.map((_, doc) => doc);
        const keys = [0, 1, 2].map((column) => (doc: number) => rows[doc]?.[column] as number);
        const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
        const sorted = docs.toSorted(
          (a, b) => keys.map((key) => compare(key(a), key(b))).find((order) => order !== 0) ?? a - b,
        );
        expect(orderBy(docs, keys, need).slice(0, need)).toEqual(sorted.slice(0, need));
      }),
    );
  });
});
