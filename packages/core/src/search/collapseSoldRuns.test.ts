import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { collapseSoldRuns } from './collapseSoldRuns.ts';

type Hit = { id: number; kind: Vehicle['kind'] };
const kinds: Record<string, Vehicle['kind']> = { S: 'sold', A: 'inStock', C: 'comingSoon' };
/** "ASSA" is a page of four: available, sold, sold, available. */
const page = (letters: string): Hit[] =>
  [...letters].map((letter, index) => ({ id: index + 1, kind: kinds[letter] ?? 'inStock' }));
const ids = (letters: string, on = true): number[] => collapseSoldRuns(page(letters), on).map(({ id }) => id);

describe('collapseSoldRuns', () => {
  it.each([
    ['SSASSSAAS', [1, 3, 4, 7, 8, 9]],
    ['ASSA', [1, 2, 4]],
    ['SSS', [1, 2, 3]],
    ['S', [1]],
    ['AAA', [1, 2, 3]],
    ['SC', [1, 2]],
    ['SSCSS', [1, 3, 4]],
    ['', []],
  ])('collapseSoldRuns of %s leaves %j', (letters, expected) => {
    expect(ids(letters)).toEqual(expected);
  });

  it('leaves the page alone where the site does not collapse', () => {
    expect(ids('SSASSSAAS', false)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('collapseSoldRuns never drops an available car or changes the order, leaves no two sold ones together, and has no further effect when repeated', () => {
    const anyPage = fc
      .array(fc.constantFrom('S', 'A', 'C'), { maxLength: 21 })
      .map((letters) => page(letters.join('')));
    fc.assert(
      fc.property(anyPage, (hits) => {
        const shown = collapseSoldRuns(hits, true);
        const available = hits.filter(({ kind }) => kind !== 'sold');
        expect(shown.filter(({ kind }) => kind !== 'sold')).toEqual(available);
        expect(shown.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).sort((a, b) => a - b));
        expect(collapseSoldRuns(shown, true)).toEqual(shown);
        if (available.length > 0)
          expect(shown.some((hit, index) => hit.kind === 'sold' && shown[index + 1]?.kind === 'sold')).toBe(false);
        else expect(shown).toEqual(hits);
        // Each run that was there is still there.
        const runs = (of: readonly Hit[]): number =>
          of.filter((hit, index) => hit.kind === 'sold' && of[index - 1]?.kind !== 'sold').length;
        expect(runs(shown)).toBe(runs(hits));
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
