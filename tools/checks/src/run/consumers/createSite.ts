import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../children.ts';
import { tail } from '../stage.ts';

/** Others' packages in the versions of this repository, so that a new release of theirs does not break a test. */
const pinVersions = (folder: string): void => {
  const file = join(folder, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"^', '"'));
};

/**
 * Creates a project of a website in a folder that installs from a registry, as the guide says; answers the project's folder.
 *
 * @throws {Error} With the end of npm's output.
 */
export const createSite = async (
  folder: string,
  { name, template }: { name: string; template: string },
): Promise<string> => {
  const command = `npm create @dealer/site@latest ${name} -- --template ${template}`;
  // A cache of its own: that of the user may have a package of an earlier run, with the same version.
  const env = { npm_config_yes: 'true', npm_config_cache: join(folder, '.npm') };
  const { code, output } = await runProgram(`create-${name}`, command.split(' '), { cwd: folder, env });
  if (code !== 0) throw new Error(`${command} fails:\n${tail(output, 30)}`);
  const cwd = join(folder, name);
  pinVersions(cwd);
  cpSync(join(folder, '.npmrc'), join(cwd, '.npmrc'));
  return cwd;
};
