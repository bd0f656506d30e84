import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { layerOrder } from '@dealer/tools-vite/layerOrder';
import { manifestOf, packPackage, packs, publicPackages } from '../publish/packPackage.ts';
import { nodenextFindings } from '../publish/nodenextFindings.ts';
import { packedStyleFindings } from '../publish/packedStyles.ts';
import { readList } from '../../rules/exports/exportLists.ts';
import { builtSubpaths } from '../publish/subpathSizes.ts';
import { reports, runProgram } from '../children.ts';
import { installFor } from '../installFor.ts';
import { findingsOutcome, tail } from '../stage.ts';
import type { Outcome } from '../stage.ts';
import { root } from '../../root.ts';

/** Names of packages that the built modules import. */
const importsOf = (dist: string): string[] => {
  const names = new Set<string>();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    for (const { fileName: specifier } of ts.preProcessFile(readFileSync(join(dist, file), 'utf8'), true, true)
      .importedFiles) {
      if (
        specifier.startsWith('.') ||
        specifier.startsWith('/') ||
        specifier.startsWith('node:') ||
        builtinModules.includes(specifier)
      )
        continue;
      names.add(
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return [...names];
};

/**
 * Packs each public package and looks at it as a consumer's tools do: publint, are-the-types-wrong, declared dependencies.
 * Four checks for each package, one that servers can import all of them, and one of their types with Node's resolution of modules.
 */
export const checkPublish = async (): Promise<Outcome> => {
  const findings: string[] = [];
  const names = publicPackages();
  const installed = await installFor('tools/checks/installed/publish');
  for (const name of names) {
    const dist = join(root, 'packages', name, 'dist');
    if (!existsSync(dist)) {
      findings.push(`packages/${name}/dist does not exist`);
      continue;
    }
    const tarball = (await packPackage(name, packs))?.file;
    if (tarball === undefined) {
      findings.push(`packages/${name} could not be packed (${join(reports, `pack-${name}.log`)})`);
      continue;
    }
    const licence = join(root, 'packages', name, 'LICENSE');
    if (!existsSync(licence) || readFileSync(licence, 'utf8') !== readFileSync(join(root, 'LICENSE'), 'utf8'))
      findings.push(`packages/${name}/LICENSE is not the one of the repository`);
    const publint = await runProgram(`publint-${name}`, [join(installed, '.bin/publint'), 'run', tarball, '--strict']);
    if (publint.code !== 0) findings.push(`publint, ${name}:\n${tail(publint.output, 12)}`);
    const attw = await runProgram(`attw-${name}`, [
      join(installed, '.bin/attw'),
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--no-color',
      '--entrypoints',
      ...Object.keys(readList(name)),
    ]);
    if (attw.code !== 0) findings.push(`attw, ${name}:\n${tail(attw.output, 40)}`);
    // The files of a new project are sources, which its own build reads.
    const styles = globSync('**/*.css', { cwd: dist })
      .filter((file) => !file.startsWith('templates/'))
      .map((file) => ({ file: `packages/${name}/dist/${file}`, css: readFileSync(join(dist, file), 'utf8') }));
    findings.push(...packedStyleFindings(styles, layerOrder()));
    const { dependencies, peerDependencies } = manifestOf(`packages/${name}`);
    const declared = new Set([
      ...Object.keys(dependencies ?? {}),
      ...Object.keys(peerDependencies ?? {}),
      `@dealer/${name}`,
    ]);
    const undeclared = importsOf(dist).filter((specifier) => !declared.has(specifier));
    if (undeclared.length > 0)
      findings.push(`packages/${name}/package.json does not declare what its build imports: ${undeclared.join(', ')}`);
  }
  // What starts a service worker or is a worker runs in browsers alone.
  const forServers = builtSubpaths().filter(
    (subpath) => !/^@dealer\/mocks\/(start|stockWorker)$|\/worker$/.test(subpath),
  );
  const { output } = await runProgram('import-subpaths', [
    'node',
    join(root, 'tools/checks/src/run/publish/importSubpaths.ts'),
    ...forServers,
  ]);
  findings.push(...output.split('\n').filter((line) => line.includes('cannot be imported')));
  findings.push(...(await nodenextFindings()));
  return findingsOutcome(names.length * 4 + 2, findings, `${names.length} packages`);
};
