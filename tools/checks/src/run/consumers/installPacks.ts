import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { manifestOf, publicPackages, unpackPackage } from '../publish/packPackage.ts';
import { installFor } from '../installFor.ts';
import { root } from '../../root.ts';

/** The projects of others, as they are in this repository. */
export const consumerSources = join(root, 'tools/consumers');

type Dependencies = Record<string, string>;

const declaredBy = (manifest: object): string[] => {
  const { dependencies, devDependencies, peerDependencies } = manifest as Record<string, Dependencies | undefined>;
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
};

const readManifest = (folder: string): object =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;

const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
};

/**
 * Installs the packed packages in a temporary folder outside the workspace, with exactly the dependencies that they and the
 * consumers declare. Our packages are unpacked from their tarballs; the others are links into this repository's node_modules,
 * as pnpm does it, with the versions of package-lock.json. What the repository has not, such as Next and webpack, is in
 * tools/consumers/node_modules, where it is installed now if it is not yet.
 */
export const installPacks = async (): Promise<string> => {
  const sources = [join(root, 'node_modules'), await installFor('tools/consumers')];
  const folder = mkdtempSync(join(tmpdir(), 'dealer-consumers-'));
  const consumers = readdirSync(consumerSources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(consumerSources, entry.name));
  const names = new Set(consumers.flatMap((consumer) => declaredBy(readManifest(consumer))));
  for (const name of publicPackages()) {
    const target = join(folder, 'node_modules/@dealer', name);
    const unpacked = await unpackPackage(name, target);
    if (unpacked.code !== 0) throw new Error(`@dealer/${name} could not be unpacked (${unpacked.log})`);
    // Versions that npm did not hoist are in the package's own node_modules, as they are here.
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) link(own, join(target, 'node_modules'));
    const { dependencies, peerDependencies } = manifestOf(`packages/${name}`);
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) names.add(dependency);
  }
  // What a new project of `@dealer/create-site` declares.
  const created = join(folder, 'node_modules/@dealer/create-site/dist/templates/common');
  for (const name of declaredBy(readManifest(created))) names.add(name);
  for (const name of names) {
    const to = join(folder, 'node_modules', name);
    const from = sources.map((source) => join(source, name)).find((source) => existsSync(source));
    if (!existsSync(to) && from !== undefined) link(from, to);
  }
  return folder;
};
