import { type ColourPair, colourPairs, contrastOf, type Rgb } from '@dealer/ui/styles';
import { readColour } from './colours.ts';
import { resolveValue } from './resolveValue.ts';
import type { Scheme } from './resolveValue.ts';

/** The colours of a theme in one scheme, by token without `--color-`; undefined if the value is not a colour. */
type Palette = (name: string) => Rgb | undefined;

/** The palette of a theme in one of its two schemes. */
export const paletteOf = (scheme: Scheme, valueOf: (name: string) => string | undefined): Palette => {
  const known = new Map<string, Rgb | undefined>();
  return (name) => {
    if (!known.has(name))
      known.set(name, readColour(resolveValue(valueOf(`--color-${name}`) ?? '', { scheme, valueOf })));
    return known.get(name);
  };
};

/** Two colours of a palette with too little contrast. */
export type FaintPair = ColourPair & { front: Rgb; back: Rgb; contrast: number };

/** The pairs of a palette that have too little contrast. */
export const faintPairs = (palette: Palette): FaintPair[] =>
  colourPairs.flatMap((pair) => {
    const [front, back] = [palette(pair.over), palette(pair.on)];
    if (front === undefined || back === undefined) return [];
    const contrast = contrastOf(front, back);
    return contrast < pair.atLeast ? [{ ...pair, front, back, contrast }] : [];
  });

/** A contrast for a message, rounded down: 4.499 is not 4.5. */
export const contrastText = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);
