import { globSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './paths.ts';

/** `a/{b,c}` as `a/b` and `a/c`. */
const alternatives = (pattern: string): string[] => {
  const [, before, inside, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  return inside === undefined ? [pattern] : inside.split(',').flatMap((one) => alternatives(before + one + after));
};

/**
 * A test for the modules of some files, named by globs. Throws if a glob, or one of the alternatives in its braces, matches no file:
 * a file that was renamed would otherwise leave its chunk unnoticed.
 *
 * @example
 * filesOf('packages/core/src/price/{priceLine,shownPrice}.ts')('/work/packages/core/src/price/priceLine.ts'); // => true
 */
export const filesOf = (...globs: readonly string[]): ((id: string) => boolean) => {
  const files = globs.flatMap(alternatives).flatMap((glob) => {
    const found = globSync(glob, { cwd: workspaceRoot });
    if (found.length === 0) throw new Error(`No file matches ${glob}: see tools/vite/src/chunks.ts.`);
    return found.map((file) => join(workspaceRoot, file));
  });
  const ids = new Set(files);
  return (id) => ids.has(id);
};
