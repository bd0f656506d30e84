import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import type { Declaration, Rule } from 'postcss';
import { tokensOf } from '@dealer/vite/check';
import { root } from '../../root.ts';

/** A custom property that a look may set. */
export type StyleHook = {
  name: string;
  kind: 'primitive' | 'required' | 'optional' | 'component';
  /** What it is for, of a token with a description. */
  meaning: string;
  default: string;
  /** What reads it, as `Button: border-radius`. */
  readers: readonly string[];
};

const tokenFile = 'packages/ui/src/styles/tokens.css';

/** The names of a cell of the table in tokens.css in full, such as those of `--motion-fast, -medium` or `--space-1 ... --space-16`. */
const namesIn = (cell: string, known: readonly string[]): string[] => {
  const isRange = /\.\.\.|\*/.test(cell);
  let first = '';
  return cell.split(/[,/|]|\.\.\./).flatMap((part) => {
    const text = part.trim();
    if (text.startsWith('--')) first = text;
    const siblings = first.slice(0, first.lastIndexOf('-') + 1);
    if (isRange) return known.filter((name) => name.startsWith(siblings));
    const ending = text.replace(/^-/, '');
    const names = text.startsWith('--') ? [text] : [`${first}-${ending}`, siblings + ending];
    return names.filter((name) => known.includes(name)).slice(0, 1);
  });
};

/** What tokens are for, from the table on top of tokens.css. */
const meaningsOf = (css: string, known: readonly string[]): ReadonlyMap<string, string> =>
  // Of two rows the first one counts.
  new Map(
    [...css.matchAll(/^ \* \| (--[^\n]+?)\s*\| ([^|\n]*[^|\n\s])\s*\|[^|\n]*\|$/gm)]
      .flatMap(([, cell = '', meaning = '']) =>
        namesIn(cell, known).map((name): [string, string] => [name, meaning.trim()]),
      )
      .toReversed(),
  );

/** `var(--name, fallback)` in a value, with brackets in the fallback. */
const fallbackIn = (value: string, name: string): string | undefined => {
  const at = value.search(new RegExp(`var\\(\\s*${name}\\s*,`));
  if (at < 0) return undefined;
  const from = value.indexOf(',', at) + 1;
  let depth = 1;
  let to = from;
  while (to < value.length && depth > 0) {
    if (value[to] === '(') depth++;
    if (value[to] === ')') depth--;
    to++;
  }
  return value.slice(from, to - 1).trim();
};

type Read = { name: string; reader: string; fallback: string | undefined };

const readsOf = (file: string): Read[] => {
  const part = file.split('/').at(-2) ?? '';
  const reads: Read[] = [];
  parse(readFileSync(join(root, file), 'utf8')).walkDecls((declaration: Declaration) => {
    const selector = (declaration.parent as Rule | undefined)?.selector ?? '';
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g))
      reads.push({
        name,
        reader: `${part}: ${declaration.prop}${selector === '' ? '' : ` of ${selector}`}`,
        fallback: fallbackIn(declaration.value, name),
      });
  });
  return reads;
};

/**
 * Every custom property that a look may set, from the sources: the tokens, and the hooks that components read with a fallback and name on top
 * of their stylesheets.
 */
export const readTokens = (): StyleHook[] => {
  const css = readFileSync(join(root, tokenFile), 'utf8');
  const tokens = [...tokensOf(css).values()];
  const known = tokens.map(({ name }) => name);
  const meanings = meaningsOf(css, known);
  const files = globSync('packages/{ui,storefront}/src/**/*.css', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/develop/'));
  const reads = Map.groupBy(files.flatMap(readsOf), ({ name }) => name);
  const readersOf = (name: string): string[] => [...new Set(reads.get(name)?.map(({ reader }) => reader))].toSorted();
  const hooks = files.flatMap((file) => {
    const [, list = ''] = /^\/\* Hooks: ([^*]+)\*\//.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return list.match(/--[\w-]+/g) ?? [];
  });
  return [
    ...tokens.map(({ name, tier, value }) => ({
      name,
      kind: tier,
      meaning: meanings.get(name) ?? '',
      default: value,
      readers: readersOf(name),
    })),
    ...[...new Set(hooks)].toSorted().map((name) => ({
      name,
      kind: 'component' as const,
      meaning: '',
      default: reads.get(name)?.find(({ fallback }) => fallback !== undefined)?.fallback ?? '',
      readers: readersOf(name),
    })),
  ];
};
