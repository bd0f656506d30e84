import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

describe('truncate, whatever the text', () => {
  const limits = fc
    .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }))
    .map(([a, b]) => ({ limit: Math.max(a, b), keep: Math.min(a, b) }));

  it('leaves short texts alone and cuts long ones to what was asked, never through a symbol', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), limits, (text, { limit, keep }) => {
        const shown = truncate(text, limit, keep);
        const characters = [...text];
        if (characters.length <= limit) expect(shown).toBe(text);
        else {
          expect(shown.endsWith('...')).toBe(true);
          const kept = shown.slice(0, -3);
          expect([...kept]).toHaveLength(keep);
          expect(text.startsWith(kept)).toBe(true);
        }
        expect([...shown].length).toBeLessThanOrEqual(Math.max(limit, keep + 3));
      }),
      { numRuns: 5_000 },
    );
  }, 60_000);
});
