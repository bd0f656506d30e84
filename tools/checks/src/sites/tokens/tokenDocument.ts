import { colourPairs, contrastOf } from '@dealer/ui/styles';
import { contrastText, isRootContext, paletteOf, resolveValue, schemes, styleProperties } from '@dealer/vite/check';
import type { Platform, Scheme } from '@dealer/vite/check';
import { toDesign } from './tokenValue.ts';
import type { TokenValue } from './tokenValue.ts';

/** Under which name tools find what DTCG has no field for. */
export const extension = 'dealer';

type Contrast = { on: string; atLeast: number } & Record<Scheme, string>;

/** The contrasts as a sentence each, because design tools show the description of a token and no extension. */
const contrastSentences = (contrasts: readonly Contrast[]): string[] =>
  contrasts.map(({ on, atLeast, ...ratios }) => {
    const results = schemes.map((scheme) => {
      const result = Number(ratios[scheme]) >= atLeast ? 'passes' : 'fails';
      return ratios[scheme] === ''
        ? `${scheme} depends on the picture below`
        : `${scheme} ${ratios[scheme]}:1 ${result}`;
    });
    return `On ${on.slice(1, -1)}, at least ${atLeast}:1: ${results.join(', ')}.`;
  });

/** A token of the file. Its value is that of the light scheme; `mode` has both where they differ. */
export type DesignToken = TokenValue & {
  $description?: string;
  $extensions?: { mode?: Record<Scheme, unknown>; [extension]?: { contrast: Contrast[] } };
};

/** The values that a theme sets for the whole page, above the defaults of the packages. */
export const valuesOf = (theme: string, { tokens }: Platform): ReadonlyMap<string, string> =>
  new Map([
    ...[...tokens.values()].map(({ name, value }): [string, string] => [name, value]),
    ...styleProperties(theme)
      .set.filter(({ context }) => isRootContext(context))
      .map(({ name, value }): [string, string] => [name, value]),
  ]);

/**
 * Where a token is in the file: its first word is the group.
 *
 * @example
 * pathOfToken('--color-action-ink') // => ['color', 'action-ink']
 */
export const pathOfToken = (name: string): string[] => {
  const [, group = '', rest] = /^--([^-]+)(?:-(.+))?$/.exec(name) ?? [];
  return rest === undefined ? [group] : [group, rest];
};

const alias = (name: string): string => `{${pathOfToken(name).join('.')}}`;

/** A token in one scheme: another token, or a value. */
const inScheme = (css: string, scheme: Scheme, values: ReadonlyMap<string, string>): TokenValue => {
  const valueOf = (name: string): string | undefined => values.get(name);
  // Resolves the scheme alone, so that another token remains.
  const own = resolveValue(css, { scheme, valueOf: (name) => `var${name}` });
  const [, other] = /^var(--[\w-]+)$/.exec(own) ?? [];
  const value = toDesign(resolveValue(css, { scheme, valueOf }));
  return other !== undefined && values.has(other) ? { ...value, $value: alias(other) } : value;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const contrastsOf = (name: string, values: ReadonlyMap<string, string>): Contrast[] => {
  const palettes = schemes.map((scheme) => paletteOf(scheme, (token) => values.get(token)));
  const contrastIn = (over: string, on: string): string[] =>
    palettes.map((palette) => {
      const [front, back] = [palette(over), palette(on)];
      return front && back ? contrastText(contrastOf(front, back)) : '';
    });
  return colourPairs
    .filter(({ over }) => `--color-${over}` === name)
    .map(({ over, on, atLeast }) => {
      const [light = '', dark = ''] = contrastIn(over, on);
      return { on: alias(`--color-${on}`), atLeast, light, dark };
    });
};

/**
 * The tokens of a look for design tools (DTCG): every token with its value in this look, references to other tokens, both schemes, and
 * the contrast of each pair of colours that the product uses.
 *
 * @example
 * tokenDocument('classic', css, readPlatform(), new Map()).color // => { ink: { $type: 'color', $value: { ... } }, ... }
 */
export const tokenDocument = (
  look: string,
  theme: string,
  platform: Platform,
  meanings: ReadonlyMap<string, string>,
): Record<string, unknown> => {
  const values = valuesOf(theme, platform);
  const document: Record<string, Record<string, unknown>> = { $extensions: { [extension]: { look } } };
  for (const [name, css] of values) {
    const [light, dark] = schemes.map((scheme) => inScheme(css, scheme, values)) as [TokenValue, TokenValue];
    const contrast = contrastsOf(name, values);
    const meaning = meanings.get(name);
    const description = [...(meaning ? [meaning] : []), ...contrastSentences(contrast)].join('\n');
    const token: DesignToken = {
      ...light,
      ...(description === '' ? {} : { $description: description }),
      ...(isSame(light, dark) && contrast.length === 0
        ? {}
        : {
            $extensions: {
              ...(isSame(light, dark) ? {} : { mode: { light: light.$value, dark: dark.$value } }),
              ...(contrast.length === 0 ? {} : { [extension]: { contrast } }),
            },
          }),
    };
    const [group = '', rest] = pathOfToken(name);
    if (rest === undefined) document[group] = { ...document[group], ...token };
    else document[group] = { ...document[group], [rest]: token };
  }
  return document;
};
