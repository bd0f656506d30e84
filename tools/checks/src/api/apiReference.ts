import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Application, Converter, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { readList } from '../exports/exportLists.ts';
import { root } from '../root.ts';

/**
 * Writes the reference of a package's exported names, from their types and docstrings: one page for each subpath.
 *
 * @example
 * await writeApiReference('search', 'docs/api/search') // docs/api/search/README.md, client.md, query.md, ...
 */
export const writeApiReference = async (name: string, out: string): Promise<void> => {
  const folder = join(root, 'packages', name);
  const entryPoints = Object.keys(readList(name)).map((subpath) => join(folder, 'src', subpath, 'index.ts'));
  // The configurations of a package are made for parts of it: one without those for Node, one for tests.
  const tsconfig = join(root, '.tmp/api', `${name}.json`);
  mkdirSync(dirname(tsconfig), { recursive: true });
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: join(folder, 'tsconfig.test.json'), files: entryPoints, include: [], references: [] }),
  );
  const options: TypeDocOptions & PluginOptions = {
    plugin: ['typedoc-plugin-markdown'],
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
    router: 'module',
    entryFileName: 'README',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    typeDeclarationFormat: 'table',
    propertiesFormat: 'table',
    expandObjects: false,
  };
  const app = await Application.bootstrapWithPlugins(options as TypeDocOptions);
  // A destructured parameter has no name in the code.
  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_context, parameter) => {
    if (parameter.name === '__namedParameters') parameter.name = name === 'ui' ? 'props' : 'options';
  });
  const project = await app.convert();
  if (project === undefined) throw new Error(`The types of packages/${name} could not be read.`);
  rmSync(out, { recursive: true, force: true });
  await app.generateOutputs(project);
};
