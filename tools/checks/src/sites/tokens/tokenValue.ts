import { hexOf, type Rgb } from '@dealer/ui/styles';
import { readColour } from '@dealer/vite/check';

/** A value as design tools write it (DTCG). */
export type TokenValue = { $type: string; $value: unknown };

/** One way to write a type: from CSS, and back. Each returns undefined for what it cannot write. */
type Writing = { $type: string; read: (css: string) => unknown; write: (value: never) => string | undefined };

const round = (number: number, digits: number): number => Number(number.toFixed(digits));

type ColourValue = { colorSpace: 'srgb'; components: readonly [number, number, number]; alpha: number; hex: string };

const colourValue = ({ red, green, blue, alpha }: Rgb): ColourValue => ({
  colorSpace: 'srgb',
  components: [round(red / 255, 4), round(green / 255, 4), round(blue / 255, 4)],
  alpha: round(alpha, 2),
  hex: hexOf({ red, green, blue, alpha }),
});

/** Tools write the object, or as in earlier drafts a text. `hex` is a note for people, so it is not read. */
const colourText = (value: string | Partial<ColourValue>): string | undefined => {
  if (typeof value === 'string') return readColour(value) && value;
  const { colorSpace, components, alpha = 1 } = value;
  const isKnown = colorSpace === 'srgb' && Array.isArray(components) && components.length === 3;
  if (!isKnown || ![...components, alpha].every((part) => part >= 0 && part <= 1)) return undefined;
  const [red, green, blue] = components.map((part: number) => Math.round(part * 255)) as [number, number, number];
  return alpha === 1 ? colourValue({ red, green, blue, alpha }).hex : `rgb(${red} ${green} ${blue} / ${alpha})`;
};

type Measure = { value: number; unit: string };
const measure = (css: string, units: string): Measure | undefined => {
  const [, value, unit = ''] = new RegExp(`^(-?\\d*\\.?\\d+)(${units})$`).exec(css) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
};
const measureText = ({ value, unit }: Measure): string | undefined =>
  Number.isFinite(value) && typeof unit === 'string' ? `${value}${unit}` : undefined;

/** Writes what is 0 or more in one of the units. */
const writeMeasure =
  (units: string) =>
  (value: Measure): string | undefined => {
    const css = measureText(value) ?? '';
    return value.value >= 0 && measure(css, units) ? css : undefined;
  };

/** Parts of a list that are outside of brackets and quotation marks. */
const cut = (css: string, separator: RegExp): string[] => {
  let depth = 0;
  let isQuoted = false;
  const parts = [''];
  for (const letter of css) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted) depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth === 0 && !isQuoted && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

const length = (css: string): Measure | undefined => (css === '0' ? { value: 0, unit: 'px' } : measure(css, 'px|rem'));

type Shadow = { color: ColourValue; offsetX: Measure; offsetY: Measure; blur: Measure; spread: Measure };
const shadow = (css: string): Shadow | undefined => {
  const parts = cut(css, /\s/);
  const colour = readColour(parts.at(-1) ?? '');
  const [offsetX, offsetY, blur = length('0'), spread = length('0')] = parts.slice(0, -1).map(length);
  if (!colour || !offsetX || !offsetY || !blur || !spread || parts.length > 5) return undefined;
  return { color: colourValue(colour), offsetX, offsetY, blur, spread };
};

const writings: readonly Writing[] = [
  {
    $type: 'color',
    read: (css) => {
      const colour = readColour(css);
      return colour && colourValue(colour);
    },
    write: colourText,
  },
  { $type: 'dimension', read: length, write: writeMeasure('px|rem') },
  { $type: 'duration', read: (css) => measure(css, 'ms|s'), write: writeMeasure('ms|s') },
  {
    $type: 'number',
    read: (css) => measure(css, '')?.value,
    write: (value: unknown) => (Number.isFinite(value) ? String(value) : undefined),
  },
  {
    $type: 'cubicBezier',
    read: (css) =>
      /^cubic-bezier\(([^)]+)\)$/
        .exec(css)?.[1]
        ?.split(',')
        .map((part) => Number(part)),
    write: (value: readonly number[]) =>
      Array.isArray(value) && value.length === 4 ? `cubic-bezier(${value.join(', ')})` : undefined,
  },
  {
    $type: 'shadow',
    read: shadow,
    write: ({ color, offsetX, offsetY, blur, spread }: Shadow) => {
      const colour = colourText(color);
      return colour && `${[offsetX, offsetY, blur, spread].map(measureText).join(' ')} ${colour}`;
    },
  },
  {
    $type: 'fontFamily',
    read: (css) =>
      css.includes(',') && !css.includes('(') ? cut(css, /,/).map((family) => family.replaceAll('"', '')) : undefined,
    write: (value: readonly string[]) =>
      Array.isArray(value)
        ? value.map((family: string) => (/^[\w-]+$/.test(family) ? family : `"${family}"`)).join(', ')
        : undefined,
  },
  // What DTCG has no type for, such as clamp(): the text of CSS.
  { $type: 'string', read: (css) => css, write: (value: unknown) => (typeof value === 'string' ? value : undefined) },
];

/**
 * A value of CSS without `var()` as design tools write it.
 *
 * @example
 * toDesign('8px') // => { $type: 'dimension', $value: { value: 8, unit: 'px' } }
 */
export const toDesign = (css: string): TokenValue => {
  for (const { $type, read } of writings) {
    const $value = read(css);
    if ($value !== undefined) return { $type, $value };
  }
  return { $type: 'string', $value: css };
};

/**
 * A value of a design tool as CSS; undefined if the value does not fit the type.
 *
 * @example
 * toCss({ $type: 'color', $value: '#ffb224' }) // => '#ffb224'
 */
export const toCss = ({ $type, $value }: TokenValue): string | undefined => {
  try {
    return writings.find((writing) => writing.$type === $type)?.write($value as never);
  } catch {
    return undefined;
  }
};
