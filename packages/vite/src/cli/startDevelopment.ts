import { portTaken } from '@dealer/server/http';
import { UsageError } from '@dealer/server/commands';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { closeOnSignal } from './run.ts';

/** What the development server of a site is started with. */
export type Development = {
  /** The folder of the project. */
  root: string;
  /** The port that it must have; without it the first free one. */
  port?: number | undefined;
  host?: string | undefined;
  open?: boolean | undefined;
  /** A search server in place of the embedded engine. */
  searchHost?: string | undefined;
  searchKey?: string | undefined;
};

/**
 * Starts a site on generated stock, until the terminal ends it.
 *
 * @throws UsageError for a search server that has no address; Error where the port is taken
 */
export const startDevelopment = async ({
  root,
  port,
  host,
  open,
  searchHost,
  searchKey,
}: Development): Promise<ViteDevServer> => {
  if (searchHost === undefined && searchKey !== undefined)
    throw new UsageError('--search-key needs --search-host: the embedded engine has no keys.');
  if (searchHost !== undefined) {
    if (!/^https?:\/\/[^/\s]+/.test(searchHost))
      throw new UsageError(`--search-host must be a whole address such as http://127.0.0.1:7700, not ${searchHost}.`);
    process.env.DEALER_SEARCH_HOST = searchHost;
    process.env.DEALER_SEARCH_KEY = searchKey ?? '';
  }
  const server = await createServer({
    root,
    mode: 'mocked',
    clearScreen: false,
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      ...(host ? { host } : {}),
      ...(open ? { open: true } : {}),
    },
  });
  closeOnSignal(() => server.close());
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw port !== undefined && error instanceof Error && /already in use|EADDRINUSE/.test(error.message)
      ? new Error(portTaken(port))
      : error;
  }
  return server;
};
