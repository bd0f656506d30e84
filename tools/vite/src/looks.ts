import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './paths.ts';

const portIn = (configFile: string): number =>
  Number(/\bport:\s*(\d+)/.exec(readFileSync(configFile, 'utf8'))?.[1] ?? Infinity);

/**
 * The names of all looks: each folder of apps that has a Vite configuration, ordered by development port. The first is the default.
 */
export const templates = (root: string = workspaceRoot): string[] => {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .map((name) => ({ name, config: join(apps, name, 'vite.config.ts') }))
    .filter(({ config }) => existsSync(config))
    .map(({ name, config }) => ({ name, port: portIn(config) }))
    .sort((a, b) => a.port - b.port || a.name.localeCompare(b.name))
    .map(({ name }) => name);
};

/** The development port for one more look; mocked and production builds are shown 100 and 200 higher. */
export const freePort = (root: string = workspaceRoot): number =>
  Math.max(
    4199,
    ...templates(root)
      .map((name) => portIn(join(root, 'apps', name, 'vite.config.ts')))
      .filter(Number.isFinite),
  ) + 1;

/** The looks besides that of a port: next to it in a folder that is shared (`DEALER_LOOKS` names those), else on ports of their own. */
export const otherLooks = (
  port: number,
  root: string = workspaceRoot,
): { name: string; path?: string; portOffset?: number }[] => {
  const shared = process.env.DEALER_LOOKS?.split(',');
  return templates(root).flatMap((name) => {
    const portOffset = portIn(join(root, 'apps', name, 'vite.config.ts')) - port;
    if (portOffset === 0 || shared?.includes(name) === false) return [];
    return [shared ? { name, path: `../${name}/` } : { name, portOffset }];
  });
};

/** The look that is used where none is named. */
export const defaultTemplate = (root?: string): string => {
  const [first] = templates(root);
  if (first === undefined) throw new Error('There is no look: apps has no folder with a vite.config.ts.');
  return first;
};

/**
 * The folder of a look.
 *
 * @throws Error with the known names if there is no such look
 */
export const namedLook = (template: string): { template: string; folder: string } => {
  const known = templates();
  if (!known.includes(template)) throw new Error(`There is no look called ${template}. Known: ${known.join(', ')}.`);
  return { template, folder: join(workspaceRoot, 'apps', template) };
};
