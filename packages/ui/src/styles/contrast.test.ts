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
const defaults = new Map([...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

const colour = (name: string): Colour => {
  const read = new Color();
  read.parseHexString(defaults.get(name) ?? 'missing');
  return read;
};

// Looks are checked by npm run check:templates, with the same pairs.
describe('the default colours', () => {
  it.each(colourPairs.filter(({ on }) => defaults.has(on)))(
    'show $over on $on with a contrast of at least $atLeast',
    ({ over, on, atLeast }) => {
      expect(getContrast(colour(on), colour(over))).toBeGreaterThanOrEqual(atLeast);
    },
  );

  it('are all in a pair, apart from ornaments', () => {
    const paired = new Set([...colourPairs.flatMap(({ over, on }) => [over, on]), ...ornaments]);
    const all = [...css.matchAll(/--color-([a-z-]+):/g)].map(([, name = '']) => name);
    expect(all.filter((name) => !paired.has(name))).toEqual([]);
  });
});
