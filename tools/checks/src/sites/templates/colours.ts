import axe from 'axe-core';
import { transform } from 'lightningcss';

type Channels = { red: number; green: number; blue: number; alpha: number };
type AxeColour = Channels & { parseString: (text: string) => void };

/** The colour functions of axe-core, which the package's types omit. */
const { Color, getContrast, flattenColors } = (
  axe.commons as unknown as {
    color: {
      Color: new (red?: number, green?: number, blue?: number, alpha?: number) => AxeColour;
      getContrast: (ground: Channels, text: Channels) => number;
      flattenColors: (over: Channels, on: Channels) => Channels;
    };
  }
).color;

export type Colour = Channels;

const black: Colour = new Color(0, 0, 0, 1);
const white: Colour = new Color(255, 255, 255, 1);

/** `color-mix()` and relative colours as plain ones. */
const computed = (value: string): string => {
  if (value.startsWith('#')) return value;
  const css = transform({ filename: 'a.css', code: Buffer.from(`a{color:${value}}`), minify: true }).code.toString();
  return /^a\{color:(.*)\}$/.exec(css)?.[1] ?? value;
};

/**
 * A CSS colour; undefined if the value is not a colour.
 *
 * @example
 * readColour('rgb(10 14 20 / 0.5)')?.alpha // => 0.5
 */
export const readColour = (value: string): Colour | undefined => {
  try {
    const colour = new Color();
    colour.parseString(computed(value));
    return colour;
  } catch {
    return undefined;
  }
};

/**
 * The contrast of two colours (WCAG 2.2). Behind a transparent background there may be any colour: the worse of black and white counts.
 *
 * @example
 * contrastOf(readColour('#000'), readColour('#fff')) // => 21
 */
export const contrastOf = (over: Colour, on: Colour): number =>
  on.alpha === 1
    ? getContrast(on, over)
    : Math.min(...[black, white].map((behind) => getContrast(flattenColors(on, behind), over)));

const hex = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour mixed with black and with white in steps of two percent, the nearest first. */
const shades = function* (of: Colour): Generator<string> {
  for (let share = 0.02; share <= 1; share += 0.02)
    for (const { red, green, blue } of [black, white]) yield hex(flattenColors(new Color(red, green, blue, share), of));
};

/**
 * The darker and lighter shades of a colour, the nearest first; none if the text is not a colour.
 *
 * @example
 * shadesOf('#999999')[0] // => '#969696'
 */
export const shadesOf = (text: string): string[] => {
  const colour = readColour(text);
  return colour === undefined ? [] : [...shades(colour)];
};

/**
 * The nearest darker or lighter shade of a colour that has enough contrast with each of some others.
 *
 * @example
 * readableShade(readColour('#999'), [readColour('#fff'), readColour('#f4f4f4')], 4.5) // => '#6f6f6f'
 */
export const readableShade = (over: Colour, ons: readonly Colour[], atLeast: number): string | undefined => {
  for (const shade of shades(over)) {
    const written = readColour(shade);
    if (written !== undefined && ons.every((on) => contrastOf(written, on) >= atLeast)) return shade;
  }
  return undefined;
};
