import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainFilter } from './isPlainFilter.ts';
import { readTenantFilter } from '../search/readTenantFilter.ts';

describe('isPlainFilter', () => {
  it.each([
    '',
    'dealership_id = 3',
    'dealership_id IN [20, 21]',
    'dealership_id = 3 AND car_type = used',
    'make = Ford AND status = in_stock',
  ])('isPlainFilter uses %j unchanged', (written) => {
    expect(isPlainFilter(written)).toBe(true);
  });

  it.each([
    'car_type:used',
    'make = Land Rover',
    'make = "Ford"',
    'make = ',
    'make = AND',
    'dealership_id IN []',
    'dealership_id = 3 OR id > 0',
    'dealership_id = 3) OR (id > 0',
    'colour_of_money = 3',
    ' make = Ford',
    'make = Ford\n',
    'make = Ford AND',
  ])('isPlainFilter leaves %j to be read', (written) => {
    expect(isPlainFilter(written)).toBe(false);
  });

  it('isPlainFilter says yes only to what reading leaves as it is', () => {
    const piece = fc.constantFrom(
      'make',
      'car_type',
      'dealership_id',
      '=',
      'IN',
      'AND',
      'OR',
      'NOT',
      '[',
      ']',
      '[1, 2]',
      'ford',
      'used',
      '3',
      '(',
      ')',
      '"x"',
      ':',
      '>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const written = pieces.join(' ');
        if (!isPlainFilter(written)) return;
        const read = readTenantFilter(written);
        expect(read).toMatchObject({ kind: 'filter' });
        // The reader puts words into quotation marks and nothing else.
        expect(read.kind === 'filter' && read.filter.replaceAll('"', '')).toBe(written);
      }),
      { numRuns: 5_000 },
    );
  });
});
