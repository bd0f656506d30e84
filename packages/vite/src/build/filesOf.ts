import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Packages } from './packages.ts';

/** `a/{b,c}` as `a/b` and `a/c`. */
const alternatives = (pattern: string): string[] => {
  const [, before, inside, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  return inside === undefined ? [pattern] : inside.split(',').flatMap((one) => alternatives(before + one + after));
};

/** The name that a source file has in a build. */
const builtName = (glob: string): string => glob.replace(/\.ts\*$/, '.js').replace(/\.module\.css$/, '.css');

/**
 * A test for the modules of some files, named by globs of our packages' sources. Among sources it throws if a glob, or one of the
 * alternatives in its braces, matches no file: a file that was renamed would otherwise leave its chunk unnoticed. A build has no
 * modules for files that contain only types.
 */
export const filesOf =
  ({ folder, kind }: Packages) =>
  (...globs: readonly string[]): ((id: string) => boolean) => {
    const files = globs.flatMap(alternatives).flatMap((glob) => {
      const [name = '', ...path] = glob.split('/');
      const cwd = folder(name as Parameters<typeof folder>[0]);
      const pattern = path.join('/');
      const found = globSync(kind === 'built' ? builtName(pattern) : pattern, { cwd });
      if (found.length === 0 && kind === 'sources')
        throw new Error(`No file matches ${glob}: see packages/vite/src/build/chunks.ts.`);
      return found.map((file) => join(cwd, file).replaceAll('\\', '/'));
    });
    const ids = new Set(files);
    return (id) => ids.has(id);
  };
