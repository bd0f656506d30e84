import type { Rgb } from '@dealer/ui/styles';
import axe from 'axe-core';
import { transform } from 'lightningcss';

/** The colour of axe-core, which the package's types omit. */
const { Color } = (
  axe.commons as unknown as { color: { Color: new () => Rgb & { parseString: (text: string) => void } } }
).color;

/** `color-mix()` and relative colours as plain ones. */
const computed = (value: string): string => {
  if (value.startsWith('#')) return value;
  const css = transform({ filename: 'a.css', code: Buffer.from(`a{color:${value}}`), minify: true }).code.toString();
  return /^a\{color:(.*)\}$/.exec(css)?.[1] ?? value;
};

/** A CSS colour; undefined if the value is not a colour. */
export const readColour = (value: string): Rgb | undefined => {
  try {
    const colour = new Color();
    colour.parseString(computed(value));
    return colour;
  } catch {
    return undefined;
  }
};
