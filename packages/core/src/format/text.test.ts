import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blogText } from '../content/blogCard.ts';
import { offerText } from '../offers/offerTile.ts';
import { longText } from './index.ts';
import { shortText } from './longText.ts';

describe('longText', () => {
  it('longText counts what a reader reads, not the tags', () => {
    expect(longText(`<p>${'a'.repeat(200)}</p>`, offerText).kind).toBe('whole');
    expect(longText(`<p>${'a'.repeat(201)}</p>`, offerText)).toMatchObject({
      kind: 'collapsed',
      short: `${'a'.repeat(160)}...`,
    });
  });

  it.each([[null], [undefined], [''], ['<br>']])('longText has nothing to collapse in %j', (text) => {
    expect(longText(text, offerText)).toEqual({ kind: 'whole', text: '' });
  });

  it('longText never shows more than the limit, and the full text is complete', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 1, max: 200 }), (text, cutTo) => {
        const shown = longText(text, { limit: 200, cutTo });
        if (shown.kind === 'collapsed') expect(Array.from(shown.short).length).toBe(cutTo + 3);
        expect(shown.text).toBe(longText(text, { limit: 1_000, cutTo: 1_000 }).text);
      }),
    );
  });
});

describe('shortText', () => {
  it("shortText cuts a blog post's description at 120", () => {
    expect(shortText('d'.repeat(120), blogText)).toBe('d'.repeat(120));
    expect(shortText(`<p>${'d'.repeat(121)}</p>`, blogText)).toBe(`${'d'.repeat(120)}...`);
  });
});
