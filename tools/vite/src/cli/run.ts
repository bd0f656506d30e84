import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

/**
 * Runs a command: reads its options, prints one line for what goes wrong, exits 1 then.
 *
 * @example
 * await run({ options: { port: { type: 'string' } } }, async ({ values }) => { ... });
 */
export const run = async <Config extends ParseArgsConfig>(
  config: Config,
  command: (input: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): Promise<void> => {
  try {
    await command(parseArgs(config));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

/** A port as typed; undefined stays undefined. */
export const portOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a whole number from 0 to 65535, not ${text}.`);
  return port;
};

/** Stops cleanly on a signal of the terminal or the system. */
export const closeOnSignal = (close: () => Promise<unknown>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)));
};
