import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

describe('truncate, whatever the text', () => {
  const limits = fc
    .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }))
    .map(([a, b]) => ({ limit: Math.max(a, b), cutTo: Math.min(a, b) }));

  it('truncate leaves short texts unchanged and cuts long ones to the requested length, never inside a symbol', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), limits, (text, { limit, cutTo }) => {
        const shown = truncate(text, limit, cutTo);
        const characters = [...text];
        if (characters.length <= limit) expect(shown).toBe(text);
        else {
          expect(shown.endsWith('...')).toBe(true);
          const shortened = shown.slice(0, -3);
          expect([...shortened]).toHaveLength(cutTo);
          expect(text.startsWith(shortened)).toBe(true);
        }
        expect([...shown].length).toBeLessThanOrEqual(Math.max(limit, cutTo + 3));
      }),
      { numRuns: 5_000 },
    );
  }, 60_000);
});
