import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { root } from '../../root.ts';
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
};

/**
 * The design tokens of a stylesheet, with the tier that the comment above them names.
 *
 * @example
 * tokensOf(':root { /* 1. primitives *\/ --space-1: 4px; }').get('--space-1')?.tier // => 'primitive'
 */
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

const tokenFile = 'packages/ui/src/styles/tokens.css';

const seen = new Map<string, { changed: number; properties: CustomProperties }>();
/** A file is read again only when it has changed: the development server checks after each save. */
const propertiesOf = (file: string): CustomProperties => {
  const path = join(root, file);
  const changed = statSync(path).mtimeMs;
  const before = seen.get(file);
  if (before?.changed === changed) return before.properties;
  const text = readFileSync(path, 'utf8');
  const properties = file.endsWith('.css') ? styleProperties(text) : scriptProperties(text);
  seen.set(file, { changed, properties });
  return properties;
};

/**
 * What the packages of this repository provide to a look.
 *
 * @example
 * readPlatform().tokens.get('--color-ink')?.tier // => 'required'
 */
export const readPlatform = (): Platform => {
  const files = globSync('packages/{ui,storefront}/src/**/*.{css,ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.|\/test\//.test(file),
  );
  const properties = files.map(propertiesOf);
  const tokens = tokensOf(readFileSync(join(root, tokenFile), 'utf8'));
  return {
    tokens,
    read: new Set(properties.flatMap(({ read }) => read.map(({ name }) => name))),
    set: new Set([...tokens.keys(), ...properties.flatMap(({ set }) => set.map(({ name }) => name))]),
  };
};
