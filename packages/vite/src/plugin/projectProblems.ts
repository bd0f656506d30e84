import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Manifest = { version: string; folder: string };

/** A package as modules in a folder find it; undefined where it is not installed. */
const installed = (folder: string, name: string): Manifest | undefined => {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return { version, folder: dirname(realpathSync(file)) };
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : installed(parent, name);
};

const isOlder = (version: string, major: number, minor: number): boolean => {
  const [ours = 0, part = 0] = version.split('.').map(Number);
  return ours < major || (ours === major && part < minor);
};

const packages = ['ui', 'search', 'api', 'storefront', 'mocks', 'server', 'vite'].map((name) => `@dealer/${name}`);

/** What cannot work in a project, each as one sentence that says what to do. `node` is the version of Node. */
export const projectProblems = (root: string, node: string): string[] => {
  const problems: string[] = [];
  if (isOlder(node, 22, 22)) problems.push(`Node ${node} is too old for @dealer/vite: install Node 22.22 or newer.`);
  const react = installed(root, 'react');
  if (react !== undefined && isOlder(react.version, 19, 2))
    problems.push(
      `@dealer/ui needs React 19.2 or newer, but React ${react.version} is installed: npm install react@19 react-dom@19`,
    );
  const core = installed(root, '@dealer/core');
  for (const name of packages) {
    const user = installed(root, name);
    if (core !== undefined && user !== undefined && user.version !== core.version)
      problems.push(
        `${name} ${user.version} and @dealer/core ${core.version} do not belong together: install the same version of all @dealer packages.`,
      );
    const other = user && installed(user.folder, '@dealer/core');
    if (core === undefined || other === undefined || core.version === other.version) continue;
    problems.push(
      `Two versions of @dealer/core are installed, ${core.version} and ${other.version} for ${name}: install the same version of all @dealer packages.`,
    );
  }
  return problems;
};

/** Stops before anything of a project is built that cannot work. */
export const projectCheck = (): Plugin => ({
  name: 'dealer:project-check',
  configResolved({ root }) {
    const problems = projectProblems(root, process.versions.node);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
});
