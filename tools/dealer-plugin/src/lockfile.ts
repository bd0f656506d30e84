import type { Tree } from '@nx/devkit';

type Lockfile = { packages: Record<string, object> };
type Manifest = Record<'name' | 'version', string> & Record<Dependencies, Record<string, string> | undefined>;
type Dependencies = 'dependencies' | 'devDependencies';

const sorted = <Value>(entries: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** Adds a workspace to the lockfile as npm install would; its dependencies are those of another workspace, so nothing is downloaded. */
export const addToLockfile = (tree: Tree, folder: string): void => {
  const text = tree.read('package-lock.json', 'utf8');
  if (text === null) return;
  const lock = JSON.parse(text) as Lockfile;
  const {
    name,
    version,
    dependencies = {},
    devDependencies = {},
  } = JSON.parse(tree.read(`${folder}/package.json`, 'utf8') ?? '') as Manifest;
  const packages = sorted({
    ...lock.packages,
    [folder]: { name, version, dependencies: sorted(dependencies), devDependencies: sorted(devDependencies) },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  });
  tree.write('package-lock.json', `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
};
