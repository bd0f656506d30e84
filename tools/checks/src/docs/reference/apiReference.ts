import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Application, Converter } from 'typedoc';
import { readList } from '../../rules/exports/exportLists.ts';
import { root } from '../../root.ts';

/**
 * Writes the reference of a package's exported names, from their types and docstrings, as a folder of web pages, with Markdown files as
 * further pages.
 */
export const writeApiReference = async (
  name: string,
  out: string,
  documents: readonly string[] = [],
): Promise<void> => {
  const folder = join(root, 'packages', name);
  const entryPoints = Object.keys(readList(name)).map((subpath) => join(folder, 'src', subpath, 'index.ts'));
  // The configurations of a package are made for parts of it: one without those for Node, one for tests.
  const tsconfig = join(root, '.tmp/api', `${name}.json`);
  mkdirSync(dirname(tsconfig), { recursive: true });
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: join(folder, 'tsconfig.test.json'), files: entryPoints, include: [], references: [] }),
  );
  const app = await Application.bootstrapWithPlugins({
    entryPoints,
    basePath: join(folder, 'src'),
    tsconfig,
    name: `@dealer/${name}`,
    out,
    readme: 'none',
    // `npm run typecheck` reports them.
    skipErrorChecking: true,
    disableSources: true,
    excludeExternals: true,
    logLevel: 'Error',
    projectDocuments: [...documents],
    headings: { readme: false },
  });
  // A destructured parameter has no name in the code.
  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_context, parameter) => {
    if (parameter.name === '__namedParameters') parameter.name = name === 'ui' ? 'props' : 'options';
  });
  const project = await app.convert();
  if (project === undefined) throw new Error(`The types of packages/${name} could not be read.`);
  rmSync(out, { recursive: true, force: true });
  await app.generateOutputs(project);
};
