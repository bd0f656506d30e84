import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A white picture with a box in it. */
const aPicture = ({ left = 20, colour = [31, 79, 191] as Colour, height = 60, isMissing = false } = {}): Buffer => {
  const picture = new PNG({ width: 100, height });
  picture.data.fill(255);
  for (let y = 10; y < 40 && !isMissing; y++)
    for (let x = left; x < left + 40; x++) picture.data.set([...colour, 255], (y * 100 + x) * 4);
  return PNG.sync.write(picture);
};

const before = aPicture();
const pixelsOf = (after: Buffer): number => {
  const change = comparePictures(before, after);
  return change.kind === 'changed' ? change.pixels : 0;
};

it('a picture that nothing changed is the same, whoever wrote the file', () => {
  expect(comparePictures(before, aPicture())).toEqual({ kind: 'same' });
  expect(comparePictures(before, PNG.sync.write(PNG.sync.read(before), { deflateLevel: 1 }))).toEqual({ kind: 'same' });
});

it('a box that moved by two pixels differs at both edges', () => {
  expect(pixelsOf(aPicture({ left: 22 }))).toBe(2 * 2 * 30);
});

it('a colour that people can tell apart differs, one that they cannot does not', () => {
  expect(pixelsOf(aPicture({ colour: [31, 79, 160] }))).toBe(40 * 30);
  expect(pixelsOf(aPicture({ colour: [31, 80, 191] }))).toBe(0);
});

it('a picture that is missing differs in all of its area', () => {
  expect(pixelsOf(aPicture({ isMissing: true }))).toBe(40 * 30);
});

it('a page that grew differs even where it is empty', () => {
  expect(comparePictures(before, aPicture({ height: 64 })).kind).toBe('changed');
});

it('a story of one side alone is new or gone', () => {
  expect(comparePictures(undefined, before)).toEqual({ kind: 'new' });
  expect(comparePictures(before, undefined)).toEqual({ kind: 'gone' });
});
