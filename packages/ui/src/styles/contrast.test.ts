import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { colourPairs, ornaments } from './colourPairs.ts';

type Colour = { parseHexString: (hex: string) => void };
/** The colour functions of axe, which its types leave out. */
const { Color, getContrast } = (
  axe.commons as unknown as {
    color: { Color: new () => Colour; getContrast: (ground: Colour, text: Colour) => number };
  }
).color;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const declared = new Map([...css.matchAll(/--color-([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));

/** The hexadecimal value of a colour in one scheme; undefined for a transparent one. */
const hexOf = (name: string, scheme: Scheme): string | undefined => {
  const value = declared.get(name) ?? '';
  const own = new RegExp(`var\\(--${scheme}, (#[0-9a-f]{6}|var\\(--color-[a-z-]+\\))\\)`).exec(value)?.[1] ?? value;
  const other = /^var\(--color-([a-z-]+)\)$/.exec(own)?.[1];
  return other === undefined ? /^#[0-9a-f]{6}$/.exec(own)?.[0] : hexOf(other, scheme);
};

const colour = (name: string, scheme: Scheme): Colour => {
  const read = new Color();
  read.parseHexString(hexOf(name, scheme) ?? 'missing');
  return read;
};

// Looks are checked by npm run check:templates, with the same pairs.
describe('the default colours', () => {
  it.each(
    schemes.flatMap((scheme) =>
      colourPairs.filter(({ on }) => hexOf(on, scheme) !== undefined).map((pair) => ({ ...pair, scheme })),
    ),
  )('show $over on $on in the $scheme scheme with a contrast of at least $atLeast', ({ over, on, atLeast, scheme }) => {
    expect(getContrast(colour(on, scheme), colour(over, scheme))).toBeGreaterThanOrEqual(atLeast);
  });

  it('are all in a pair, apart from ornaments', () => {
    const paired = new Set([...colourPairs.flatMap(({ over, on }) => [over, on]), ...ornaments]);
    const all = [...css.matchAll(/--color-([a-z-]+):/g)].map(([, name = '']) => name);
    expect(all.filter((name) => !paired.has(name))).toEqual([]);
  });
});
