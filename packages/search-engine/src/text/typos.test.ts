import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { termsWithin } from './typos.ts';

/** A plain implementation of optimal string alignment. */
const distance = (a: string, b: string): number => {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
};

const word = fc.stringMatching(/^[abc]{1,8}$/);

describe('termsWithin', () => {
  it('finds the same terms with the same errors as a plain implementation', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 60 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        (list, typed, max, prefix) => {
          const terms = [...list].sort();
          const expected = new Map<number, number>();
          terms.forEach((term, id) => {
            const starts = prefix
              ? Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length))
              : [term];
            const raw = Math.min(...starts.map((start) => distance(start, typed)));
            const errors = raw + (raw > 0 && term[0] !== typed[0] ? 1 : 0);
            if (errors <= max) expected.set(id, errors);
          });
          expect(termsWithin(terms, typed, max, prefix)).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('termsWithin ignores words of a million letters', () => {
    expect(termsWithin(['a'], 'a'.repeat(1_000_000), 2, true).size).toBe(0);
  });
});
