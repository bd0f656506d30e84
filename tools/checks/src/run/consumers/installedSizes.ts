import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** What an installed package brings: its size with all that it needs, and packages of which it needs two versions. */
export type Installed = { megabytes: number; duplicates: string[] };

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where modules of a package find another one. Optional dependencies may not be installed. */
const find = (from: string, name: string): string | undefined => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : find(dirname(from), name);
};

/** The bytes of a package's own files. */
const bytesOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => {
    const path = join(folder, name);
    const entry = lstatSync(path);
    if (entry.isDirectory()) return name === 'node_modules' ? sum : sum + bytesOf(path);
    return sum + entry.size;
  }, 0);

/** Looks at a package and everything that it needs, as they are installed in a folder. */
export const installedSize = (folder: string, name: string): Installed => {
  const needed = new Set([find(folder, name) ?? folder]);
  for (const one of needed) {
    const { dependencies, peerDependencies = {}, peerDependenciesMeta } = manifestIn(one);
    const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta?.[peer]?.optional !== true);
    for (const next of [...Object.keys(dependencies ?? {}), ...peers]) {
      const found = find(one, next);
      if (found !== undefined) needed.add(found);
    }
  }
  const all = [...needed].map((one) => manifestIn(one));
  const versions = Map.groupBy(all, (manifest) => manifest.name);
  return {
    megabytes: [...needed].reduce((sum, one) => sum + bytesOf(one), 0) / 1e6,
    duplicates: [...versions].flatMap(([one, found]) =>
      found.length > 1 ? [`${one} ${[...new Set(found.map(({ version }) => version))].join(' and ')}`] : [],
    ),
  };
};
