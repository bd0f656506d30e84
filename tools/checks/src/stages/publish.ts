import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { reports, runCommand } from '../run/children.ts';
import { findingsOutcome, tail } from '../run/stage.ts';
import type { Outcome } from '../run/stage.ts';
import { root } from '../root.ts';

type Manifest = {
  name: string;
  version: string;
  private?: boolean;
  exports?: unknown;
  files?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts?: unknown;
  nx?: unknown;
};

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The packages that others may install. */
export const publicPackages = (): string[] =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => basename(join(file, '..')))
    .filter((name) => manifestOf(`packages/${name}`).private !== true)
    .sort();

/** Exports as a consumer sees them: the way into the sources is this repository's own. */
const withoutSources = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== 'dealer-source')
          .map(([key, inner]) => [key, withoutSources(inner)]),
      )
    : value;

/** Names of packages that the built modules ask for. */
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

/** Packs a package as it would be published; answers the tarball, or undefined where it could not be packed. */
const pack = async (name: string): Promise<string | undefined> => {
  const stage = join(reports, 'publish', name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const { scripts: _scripts, nx: _nx, ...manifest } = manifestOf(`packages/${name}`);
  for (const file of manifest.files ?? ['dist'])
    cpSync(join(root, 'packages', name, file), join(stage, file), { recursive: true });
  writeFileSync(
    join(stage, 'package.json'),
    JSON.stringify({ ...manifest, exports: withoutSources(manifest.exports) }, null, 2),
  );
  const packs = join(reports, 'packs');
  mkdirSync(packs, { recursive: true });
  const { code } = await runCommand(`pack-${name}`, ['npm', 'pack', '--ignore-scripts', '--pack-destination', packs], {
    cwd: stage,
  });
  const tarball = join(packs, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
  return code === 0 && existsSync(tarball) ? tarball : undefined;
};

/**
 * Packs each public package and looks at it as a consumer's tools do: publint, are-the-types-wrong, declared dependencies.
 * Three checks for each package.
 */
export const checkPublish = async (): Promise<Outcome> => {
  const findings: string[] = [];
  const names = publicPackages();
  for (const name of names) {
    const dist = join(root, 'packages', name, 'dist');
    if (!existsSync(dist)) {
      findings.push(`packages/${name}/dist does not exist`);
      continue;
    }
    const tarball = await pack(name);
    if (tarball === undefined) {
      findings.push(`packages/${name} could not be packed (${join(reports, `pack-${name}.log`)})`);
      continue;
    }
    const publint = await runCommand(`publint-${name}`, ['publint', 'run', tarball, '--strict']);
    if (publint.code !== 0) findings.push(`publint, ${name}:\n${tail(publint.output, 12)}`);
    const entries = readdirSync(dist, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(dist, entry.name, 'index.js')))
      .map((entry) => entry.name);
    const attw = await runCommand(`attw-${name}`, [
      'attw',
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--no-color',
      '--entrypoints',
      ...entries,
    ]);
    if (attw.code !== 0) findings.push(`attw, ${name}:\n${tail(attw.output, 40)}`);
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
  return findingsOutcome(names.length * 3, findings, `${names.length} packages`);
};

/**
 * Builds a look once more as a consumer would: on the packed packages, outside the workspace, without their sources.
 * Two checks: its types compile, and it builds.
 */
export const checkConsumer = async (look: string): Promise<Outcome> => {
  const consumer = join(reports, 'consumer');
  rmSync(consumer, { recursive: true, force: true });
  mkdirSync(join(consumer, 'node_modules/@dealer'), { recursive: true });
  for (const name of publicPackages()) {
    const target = join(consumer, 'node_modules/@dealer', name);
    const tarball = globSync(join(reports, `packs/dealer-${name}-[0-9]*.tgz`))[0];
    if (tarball === undefined) return { passed: 0, failed: 1, details: `packages/${name} was not packed` };
    mkdirSync(target, { recursive: true });
    const { code, output } = await runCommand(`unpack-${name}`, [
      'tar',
      '-xzf',
      tarball,
      '-C',
      target,
      '--strip-components=1',
    ]);
    if (code !== 0) return { passed: 0, failed: 1, details: tail(output) };
    // Dependencies that an install could not lift to the top stand beside the package, as they do here.
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(target, 'node_modules'), 'junction');
  }
  // The tool that builds is this repository's; what is built is the consumer's.
  symlinkSync(join(root, 'tools/vite'), join(consumer, 'node_modules/@dealer/tools-vite'), 'junction');
  for (const part of ['src', 'index.html', 'vite.config.ts', 'sites'])
    cpSync(join(root, 'apps', look, part), join(consumer, part), { recursive: true });
  const { dependencies, name } = manifestOf(`apps/${look}`);
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }));
  writeFileSync(
    join(consumer, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        customConditions: [],
        rewriteRelativeImportExtensions: false,
        types: ['vite/client'],
        declaration: false,
      },
      include: ['src'],
      exclude: ['**/*.stories.tsx', '**/*.test.*'],
    }),
  );
  const findings: string[] = [];
  const types = await runCommand('consumer-types', [
    'node',
    join(root, 'node_modules/typescript-native/bin/tsc'),
    '-p',
    join(consumer, 'tsconfig.json'),
  ]);
  if (types.code !== 0) findings.push(`The types of the packed packages do not compile:\n${tail(types.output, 30)}`);
  const built = await runCommand(
    'consumer-build',
    [
      'node',
      '--conditions=dealer-source',
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      join(consumer, 'dist'),
      '--emptyOutDir',
    ],
    { cwd: consumer, env: { DEALER_PACKAGES: 'dist' } },
  );
  if (built.code !== 0 || !existsSync(join(consumer, 'dist/index.html')))
    findings.push(`${look} does not build on the packed packages:\n${tail(built.output, 30)}`);
  return findingsOutcome(2, findings);
};
