import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../root.ts';
import { reports, runProgram } from '../children.ts';

/** Where the checks put the tarballs of the packages. */
export const packs = join(reports, 'packs');

type Manifest = {
  name: string;
  version: string;
  private?: boolean;
  repository?: unknown;
  files?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The package.json of a folder of the repository. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The packages that others may install. */
export const publicPackages = (): string[] =>
  globSync('packages/*/package.json', { cwd: root })
    .map((file) => basename(join(file, '..')))
    .filter((name) => manifestOf(`packages/${name}`).private !== true)
    .sort();

/** A tarball as `npm publish` would upload it: its path, its size in bytes, its checksum and the files in it. */
export type Packed = { file: string; size: number; integrity: string; files: string[] };

/** Packs a built package: the one way in which checks and a release do it. Undefined where npm fails; the log says why. */
export const packPackage = async (name: string, folder: string): Promise<Packed | undefined> => {
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runProgram(
    `pack-${name}`,
    ['npm', 'pack', '--json', '--ignore-scripts', '--loglevel', 'error', '--pack-destination', folder],
    { cwd: join(root, 'packages', name) },
  );
  if (code !== 0) return undefined;
  // npm may print a warning of the user's configuration first.
  const [packed] = JSON.parse(output.slice(output.search(/^\[/m))) as [
    { filename: string; size: number; integrity: string; files: { path: string }[] },
  ];
  return {
    file: join(folder, basename(packed.filename)),
    size: packed.size,
    integrity: packed.integrity,
    files: packed.files.map(({ path }) => path),
  };
};

/** The tarball of a package that the checks look at, packed now if no stage of this run has packed it. */
export const packedFile = async (name: string): Promise<string> => {
  const file = globSync(join(packs, `dealer-${name}-[0-9]*.tgz`))[0] ?? (await packPackage(name, packs))?.file;
  if (file === undefined)
    throw new Error(`packages/${name} could not be packed (${join(reports, `pack-${name}.log`)})`);
  return file;
};
