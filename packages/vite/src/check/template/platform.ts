import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { packageFolder } from '../../build/packageFolder.ts';
import { scriptProperties, styleProperties } from './customProperties.ts';
import type { CustomProperties } from './customProperties.ts';

/** A design token as `tokens.css` defines it. */
export type Token = { name: string; value: string; tier: 'primitive' | 'required' | 'optional' };

/** What the packages provide to a look. */
export type Platform = {
  tokens: ReadonlyMap<string, Token>;
  /** Custom properties that the packages read: tokens, and the hooks of components. */
  read: ReadonlySet<string>;
  /** Custom properties that the packages set, for example on an element. */
  set: ReadonlySet<string>;
  /** The values of `data-part` and `data-area` that its parts write. */
  parts: ReadonlySet<string>;
};

/** The design tokens of a stylesheet, with the tier that the comment above them names. */
export const tokensOf = (css: string): Map<string, Token> => {
  const tokens = new Map<string, Token>();
  let tier: Token['tier'] | undefined;
  parse(css).walk((node) => {
    if (node.type === 'comment')
      tier = (/\b(primitive|required|optional)/.exec(node.text)?.[1] as Token['tier']) ?? tier;
    if (node.type === 'decl' && node.prop.startsWith('--') && tier !== undefined && !tokens.has(node.prop))
      tokens.set(node.prop, { name: node.prop, value: node.value, tier });
  });
  return tokens;
};

const tokenFile = (): string => join(packageFolder('ui'), 'styles/tokens.css');

/**
 * The names that a script may write as `data-part` or `data-area`: all its texts without spaces, since some are chosen by a condition.
 *
 * @example
 * partsIn('<p data-part={isLong ? "long" : "short"} />') // => ['long', 'short']
 */
export const partsIn = (script: string): string[] =>
  /data-(?:part|area)\b/.test(script) ? [...script.matchAll(/(["'])([a-z][\w-]*)\1/g)].map(([, , name]) => name!) : [];

type Provided = CustomProperties & { parts: readonly string[] };

const seen = new Map<string, { changed: number; properties: Provided }>();
/** A file is read again only when it has changed: the development server checks after each save. */
const propertiesOf = (file: string): Provided => {
  const changed = statSync(file).mtimeMs;
  const before = seen.get(file);
  if (before?.changed === changed) return before.properties;
  const text = readFileSync(file, 'utf8');
  const properties = file.endsWith('.css')
    ? { ...styleProperties(text), parts: [] }
    : { ...scriptProperties(text), parts: partsIn(text) };
  seen.set(file, { changed, properties });
  return properties;
};

/** What the packages provide to a look. */
export const readPlatform = (): Platform => {
  const files = (['ui', 'storefront'] as const).flatMap((name) => {
    const folder = packageFolder(name);
    return globSync('**/*.{css,js,ts,tsx}', { cwd: folder })
      .filter((file) => !/\.(test|stories|d)\.|(^|[/\\])test[/\\]/.test(file))
      .map((file) => join(folder, file));
  });
  const properties = files.map(propertiesOf);
  const tokens = tokensOf(readFileSync(tokenFile(), 'utf8'));
  return {
    tokens,
    parts: new Set(properties.flatMap(({ parts }) => parts)),
    read: new Set(properties.flatMap(({ read }) => read.map(({ name }) => name))),
    set: new Set([...tokens.keys(), ...properties.flatMap(({ set }) => set.map(({ name }) => name))]),
  };
};
