import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@dealer/server/commands';
import { templates } from '../looks.ts';
import { workspaceRoot } from '../paths.ts';

/** A port as typed; undefined stays undefined. */
export const portOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port must be a whole number from 0 to 65535, not ${text}.`);
  return port;
};

/** Who has started this command: a shell, and npm above it where the shell waits, as that of Debian does. Who ends is replaced. */
const starters = (): string => {
  const parent = process.ppid;
  try {
    const [, npm = ''] = /^\d+ \(\w*sh\) \S (\d+) /.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return `${parent} ${npm}`;
  } catch {
    // Elsewhere than on Linux the shell does not wait: it becomes the command.
    return `${parent}`;
  }
};
const startedBy = starters();

/**
 * Stops cleanly on a signal of the terminal or the system, and when npm has ended: npm passes its signals to a shell, which ends without
 * passing them on; and what kills npm alone, nothing passes on.
 */
export const closeOnSignal = (close: () => Promise<unknown>): void => {
  const end = (): void => void close().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (starters() === startedBy) return;
    clearInterval(watch);
    end();
  }, 500).unref();
};

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
