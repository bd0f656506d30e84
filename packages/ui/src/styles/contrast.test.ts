import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { colourPairs, ornaments } from './colourPairs.ts';
import { contrastOf, readableShade, type Rgb } from './contrast.ts';

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

const rgb = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { red, green, blue, alpha: 1 };
};
const colour = (name: string, scheme: Scheme): Rgb => rgb(hexOf(name, scheme) ?? 'missing');

// Looks are checked by npm run check:templates, with the same pairs.
describe('the default colours', () => {
  it.each(
    schemes.flatMap((scheme) =>
      colourPairs.filter(({ on }) => hexOf(on, scheme) !== undefined).map((pair) => ({ ...pair, scheme })),
    ),
  )(
    'the default colours show $over on $on in the $scheme scheme with a contrast of at least $atLeast',
    ({ over, on, atLeast, scheme }) => {
      expect(contrastOf(colour(over, scheme), colour(on, scheme))).toBeGreaterThanOrEqual(atLeast);
    },
  );

  it('the default colours are all in a pair, apart from ornaments', () => {
    const paired = new Set([...colourPairs.flatMap(({ over, on }) => [over, on]), ...ornaments]);
    const all = [...css.matchAll(/--color-([a-z-]+):/g)].map(([, name = '']) => name);
    expect(all.filter((name) => !paired.has(name))).toEqual([]);
  });
});

it('contrast is what axe calculates, for opaque and for transparent text', () => {
  const { Color, getContrast } = (
    axe.commons as unknown as {
      color: {
        Color: new (red: number, green: number, blue: number, alpha: number) => Rgb;
        getContrast: (ground: Rgb, text: Rgb) => number;
      };
    }
  ).color;
  const colours = [rgb('#0f5c43'), rgb('#fdf6e3'), rgb('#888888'), { ...rgb('#b00020'), alpha: 0.5 }];
  for (const over of colours)
    for (const on of colours.filter(({ alpha }) => alpha === 1)) {
      const [text, ground] = [over, on].map(({ red, green, blue, alpha }) => new Color(red, green, blue, alpha));
      expect(contrastOf(over, on)).toBeCloseTo(getContrast(ground!, text!), 1);
    }
});

it('behind a transparent ground the worse of black and white counts', () => {
  const [text, ground] = [rgb('#ffffff'), { ...rgb('#000000'), alpha: 0.5 }];
  expect(contrastOf(text, ground)).toBeCloseTo(3.95, 1);
});

it('the readable shade is the nearest one that can be read on all grounds', () => {
  expect(readableShade(rgb('#888888'), [rgb('#ffffff'), rgb('#eeeeee')], 4.5)).toBe('#6a6a6a');
  expect(readableShade(rgb('#888888'), [rgb('#ffffff'), rgb('#000000')], 7)).toBeUndefined();
});
