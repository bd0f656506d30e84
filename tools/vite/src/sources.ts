import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from './paths.ts';

type Config = { compilerOptions: { paths: Record<string, [string]> } };

const { compilerOptions } = JSON.parse(readFileSync(join(workspaceRoot, 'tsconfig.base.json'), 'utf8')) as Config;

/** `paths` for a TypeScript program made in code. */
export const sourcePaths = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [file]]) => [name, [join(workspaceRoot, file)]]),
);

/**
 * In this repository packages are read from their sources, so that nothing needs building first; what they export is built files.
 * `paths` of tsconfig.base.json is the one mapping: TypeScript, lint and Playwright read it themselves, this is the same for Vite.
 * A name with an ending is a file of the package, found by its exports.
 */
export const sourceAliases = Object.entries(compilerOptions.paths).map(([name, [file]]) => ({
  find: new RegExp(`^${name.replace('.', '\\.').replace('*', '([^.?]+)')}(\\?.*)?$`),
  replacement: join(workspaceRoot, file.replace('*', '$1')) + '$2',
}));

/** The source file of a package's module; undefined for what belongs to no package of ours. */
export const sourceOf = (specifier: string): string | undefined => {
  const alias = sourceAliases.find(({ find }) => find.test(specifier));
  return alias && specifier.replace(alias.find, alias.replacement);
};

/** The module that makes Node read packages from their sources. */
export const sourcesHook = pathToFileURL(join(workspaceRoot, 'tools/sources.ts')).href;

/** The arguments that make a Node process read packages from their sources. */
export const nodeOnSources = ['--import', sourcesHook];
