import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../root.ts';

const known = new Map<string, ReadonlySet<string>>();

/** The words of a name in camelCase, kebab-case or with dots, in small letters. */
export const termsOfName = (name: string): { word: string; index: number }[] =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map((match) => ({
    word: match[0].toLowerCase(),
    index: match.index,
  }));

/**
 * The words that a file of a look may use because they are names that its team chose: the look's own, and those of its sections and
 * slots. Empty for files of no look.
 */
export const lookTerms = (path: string): ReadonlySet<string> => {
  const [folder, look = ''] = /^(?:.*\/)?apps\/([^/]+)(?=\/)/.exec(resolve(root, path).replaceAll('\\', '/')) ?? [];
  if (folder === undefined) return new Set();
  const found = known.get(folder);
  if (found) return found;
  const own = ['sections', 'slots'].flatMap((kind) => {
    const parts = join(folder, 'src', kind);
    return existsSync(parts) ? readdirSync(parts) : [];
  });
  const terms = new Set([look, ...own].flatMap((name) => termsOfName(name).map(({ word }) => word)));
  known.set(folder, terms);
  return terms;
};
