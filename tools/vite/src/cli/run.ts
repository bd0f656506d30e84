import { UsageError } from '@dealer/server/commands';

/** A port as typed; undefined stays undefined. */
export const portOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port must be a whole number from 0 to 65535, not ${text}.`);
  return port;
};

/** Stops cleanly on a signal of the terminal or the system. */
export const closeOnSignal = (close: () => Promise<unknown>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)));
};
