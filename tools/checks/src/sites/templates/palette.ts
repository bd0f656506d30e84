import { colourPairs } from '@dealer/ui/styles';
import type { ColourPair } from '@dealer/ui/styles';
import type { Colour } from './colours.ts';
import { contrastOf, readColour } from './colours.ts';
import { resolveValue } from './resolveValue.ts';
import type { Scheme } from './resolveValue.ts';

/** The colours of a theme in one scheme, by token without `--color-`; undefined if the value is not a colour. */
export type Palette = (name: string) => Colour | undefined;

/**
 * The palette of a theme in one of its two schemes.
 *
 * @example
 * paletteOf('dark', (name) => tokens.get(name)?.value)('ink')?.red // => 238
 */
export const paletteOf = (scheme: Scheme, valueOf: (name: string) => string | undefined): Palette => {
  const known = new Map<string, Colour | undefined>();
  return (name) => {
    if (!known.has(name))
      known.set(name, readColour(resolveValue(valueOf(`--color-${name}`) ?? '', { scheme, valueOf })));
    return known.get(name);
  };
};

/** Two colours of a palette with too little contrast. */
export type FaintPair = ColourPair & { front: Colour; back: Colour; contrast: number };

/**
 * The pairs of a palette that have too little contrast.
 *
 * @example
 * faintPairs(palette) // => [{ over: 'muted', on: 'paper', atLeast: 4.5, contrast: 2.84, ... }]
 */
export const faintPairs = (palette: Palette): FaintPair[] =>
  colourPairs.flatMap((pair) => {
    const [front, back] = [palette(pair.over), palette(pair.on)];
    if (front === undefined || back === undefined) return [];
    const contrast = contrastOf(front, back);
    return contrast < pair.atLeast ? [{ ...pair, front, back, contrast }] : [];
  });

/**
 * A contrast for a message, rounded down: 4.499 is not 4.5.
 *
 * @example
 * contrastText(4.499) // => '4.49'
 */
export const contrastText = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);
