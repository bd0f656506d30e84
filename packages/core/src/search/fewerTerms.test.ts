import { describe, expect, it } from 'vitest';
import { fewerTerms } from './fewerTerms.ts';

const queries = (query: string) => fewerTerms(query).map((nearest) => nearest.query);

describe('fewerTerms', () => {
  it.each([
    ['nothing typed', '', []],
    ['one word', 'hilux', []],
    ['one word and one excluded', 'hilux -diesel', []],
    ['two words', 'hilux purple', ['hilux', 'purple']],
    [
      'three words',
      'white hilux sunroof',
      ['white hilux', 'white sunroof', 'hilux sunroof', 'white', 'hilux', 'sunroof'],
    ],
    ['a phrase is one word', '"tow bar" hilux', ['"tow bar"', 'hilux']],
    ['excluded words stay', 'hilux -diesel purple', ['hilux -diesel', '-diesel purple']],
  ])('fewerTerms: %s', (_, query, expected) => {
    expect(queries(query)).toEqual(expected);
  });

  it('fewerTerms says which words each leaves out, as they were typed', () => {
    expect(
      fewerTerms('white  Hilux sunroof')
        .slice(0, 4)
        .map(({ without }) => without),
    ).toEqual([['sunroof'], ['Hilux'], ['white'], ['Hilux', 'sunroof']]);
  });

  it('fewerTerms returns at most 20 searches, however long the text is', () => {
    for (let count = 2; count <= 10; count += 1) {
      const found = fewerTerms(Array.from({ length: count }, (_, at) => `w${at}`).join(' '));
      expect(found.length).toBeLessThanOrEqual(20);
      expect(new Set(found.map(({ query }) => query)).size).toBe(found.length);
      expect(found.every(({ query, without }) => query.split(' ').length + without.length === count)).toBe(true);
    }
    expect(fewerTerms('x '.repeat(100)).length).toBeLessThanOrEqual(20);
  });
});
