import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runProgram } from './children.ts';

/**
 * Installs what only one stage needs, pinned by the package-lock.json of its folder, and answers the folder's node_modules. An
 * install that is newer than the lock file is used as it is; npm takes the rest from its cache, or from the registry that it is
 * configured with. Peer dependencies are those of the repository, so that there is one React and one Vitest.
 *
 * @throws {Error} With the end of npm's output.
 */
export const installFor = async (folder: string): Promise<string> => {
  const cwd = join(root, folder);
  const installed = join(cwd, 'node_modules');
  const done = join(installed, '.package-lock.json');
  if (existsSync(done) && statSync(done).mtimeMs > statSync(join(cwd, 'package-lock.json')).mtimeMs) return installed;
  const command = ['npm', 'ci', '--prefer-offline', '--omit=peer', '--no-audit', '--no-fund'];
  const { code, output, log } = await runProgram(`install-${folder.replaceAll('/', '-')}`, command, { cwd });
  if (code !== 0)
    throw new Error(`npm ci in ${folder} failed (${log}):\n${output.trimEnd().split('\n').slice(-12).join('\n')}`);
  return installed;
};
