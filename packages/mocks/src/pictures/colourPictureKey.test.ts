import { describe, expect, it } from 'vitest';
import { colourPictureKey } from './colourPictureKey.ts';
import { pictureColours, type PictureColour } from './pictureKeys.ts';

describe('colourPictureKey', () => {
  it.each<[string, PictureColour]>([
    ['White', 'white'],
    ['Crystal White Pearl', 'white'],
    ['Glacier', 'white'],
    ['Silver', 'silver'],
    ['Sterling Silver', 'silver'],
    ['Gunmetal Grey', 'grey'],
    ['Magnetic', 'grey'],
    ['Phantom Black', 'black'],
    ['Midnight Blue', 'blue'],
    ['Soul Red Crystal', 'red'],
    ['Burgundy', 'red'],
    ['Khaki', 'green'],
    ['Bronze', 'brown'],
    ['Sunset Orange', 'orange'],
    ['Yellow', 'yellow'],
    ['Beige', 'gold'],
    ['Brown', 'brown'],
  ])('colourPictureKey paints "%s" %s', (word, colour) => {
    expect(colourPictureKey(word, 1)).toBe(colour);
  });

  it('always selects the same paint for a vehicle with an unknown colour', () => {
    for (const seed of [0, 1, 42, -7, 123_456_789]) {
      const first = colourPictureKey(undefined, seed);
      expect(colourPictureKey('-', seed)).toBe(first);
      expect(pictureColours).toContain(first);
    }
  });

  it('uses all paints for unknown colours', () => {
    const seen = new Set(Array.from({ length: 300 }, (_, seed) => colourPictureKey(undefined, seed)));
    expect(seen.size).toBe(pictureColours.length);
  });
});
