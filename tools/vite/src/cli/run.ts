import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { UsageError } from '@dealer/server/commands';
import { templates } from '../looks.ts';
import { workspaceRoot } from '../paths.ts';

/**
 * The looks that a command names; all where it names none.
 *
 * @throws UsageError with the known names if there is no such look
 */
export const chosenLooks = (named: readonly string[]): string[] => {
  const known = templates();
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no look called ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return named.length > 0 ? [...named] : known;
};

/** Runs a program of node_modules in the repository, and ends with its exit code where that is not 0. */
export const runProgram = (program: string, args: readonly string[]): void => {
  const { status } = spawnSync(process.execPath, [join(workspaceRoot, 'node_modules', program), ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
};
