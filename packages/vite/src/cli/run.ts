import { readFileSync } from 'node:fs';
import { UsageError } from '@dealer/server/commands';

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
