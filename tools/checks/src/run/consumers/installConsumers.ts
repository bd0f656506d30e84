import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder, registryOfPackages } from './localRegistry.ts';
import { root } from '../../root.ts';
import { runProgram } from '../children.ts';
import { tail } from '../stage.ts';

/** The projects of others, as they are in this repository. */
export const consumerSources = join(root, 'tools/consumers');

/**
 * Copies the projects to a folder outside the workspace and installs what their package.json files name, ours by name from a registry.
 * They are one workspace there, so that one command installs them all, in the versions of the package-lock.json of tools/consumers.
 *
 * @throws {Error} With the end of npm's output.
 */
export const installConsumers = async (): Promise<string> => {
  const folder = emptyFolder(await registryOfPackages());
  const projects = globSync('*/package.json', { cwd: consumerSources }).map(dirname);
  for (const name of [...projects, 'package-lock.json'])
    cpSync(join(consumerSources, name), join(folder, name), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(consumerSources, 'package.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, workspaces: projects }));
  const command = ['npm', 'install', '--no-audit', '--no-fund'];
  const { code, output } = await runProgram('consumers-install', command, { cwd: folder });
  if (code !== 0) throw new Error(`The projects of tools/consumers cannot be installed:\n${tail(output, 30)}`);
  return folder;
};
