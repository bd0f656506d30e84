import { type ColourPair, colourPairs, contrastOf, hexOf, readableShade, type Rgb } from '@dealer/ui/styles';

type Scheme = 'light' | 'dark';

/** A pair of tokens with its contrast in one scheme. */
export type PairContrast = ColourPair & { scheme: Scheme; contrast: number; nearest: string | undefined };

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The colours of the page's tokens in one scheme, as the browser computes them. */
const paletteOf = (scheme: Scheme, names: readonly string[]): ReadonlyMap<string, Rgb> => {
  const { dataset } = document.documentElement;
  const before = dataset['scheme'];
  dataset['scheme'] = scheme;
  const probe = document.body.appendChild(document.createElement('i'));
  const colours = names.map((name): [string, Rgb] => {
    probe.style.color = `var(--color-${name})`;
    pixel?.clearRect(0, 0, 1, 1);
    if (pixel) pixel.fillStyle = getComputedStyle(probe).color;
    pixel?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel?.getImageData(0, 0, 1, 1).data ?? [];
    return [name, { red, green, blue, alpha: alpha / 255 }];
  });
  probe.remove();
  if (before === undefined) delete dataset['scheme'];
  else dataset['scheme'] = before;
  return new Map(colours);
};

const names = [...new Set(colourPairs.flatMap((pair) => [pair.over, pair.on]))];

/**
 * The contrast of every pair of tokens that must be readable, in both schemes, with the nearest readable shade where it is too low.
 */
export const pageContrasts = (): PairContrast[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const palette = paletteOf(scheme, names);
    const colour = (name: string): Rgb => palette.get(name) ?? { red: 0, green: 0, blue: 0, alpha: 1 };
    return colourPairs.map((pair) => {
      const contrast = contrastOf(colour(pair.over), colour(pair.on));
      const grounds = colourPairs.filter((other) => other.over === pair.over).map((other) => colour(other.on));
      const nearest = contrast < pair.atLeast ? readableShade(colour(pair.over), grounds, pair.atLeast) : undefined;
      return { ...pair, scheme, contrast, nearest };
    });
  });

/** The scheme that the page is shown in. */
export const shownScheme = (): Scheme => {
  const { scheme } = document.documentElement.dataset;
  const isDark = scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
};

/** Shows the page in one of its schemes. */
export const showScheme = (scheme: Scheme): void => {
  document.documentElement.dataset['scheme'] = scheme;
};

/** Colours of tokens in the scheme of the page, for fields that choose one. */
export const shownColours = (tokens: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...paletteOf(shownScheme(), tokens)].map(([name, colour]) => [name, hexOf(colour)]));

/** The value of a token with another colour in one scheme. */
export const withColour = (value: string, scheme: Scheme, colour: string): string => {
  const variant = new RegExp(`(var\\(--${scheme},\\s*)([^()]*(?:\\([^()]*\\))?[^()]*)\\)`);
  if (variant.test(value)) return value.replace(variant, `$1${colour})`);
  return scheme === 'light' ? colour : `var(--light, ${value}) var(--dark, ${colour})`;
};
