import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Handler } from '@dealer/vite/server';

/** The part of a look's server build (`vite build --ssr`) that answers requests of pages. */
type ServerBuild = { createPageHandler: (options: { fetch: typeof fetch }) => Handler };

/**
 * The pages of a look as its server build renders them; undefined where there is no such build. `fetch` answers what the pages request.
 *
 * @example
 * const pages = await builtPages('apps/coast', (input, init) => handler(new Request(input, init)));
 */
export const builtPages = async (folder: string, answer: typeof fetch): Promise<Handler | undefined> => {
  const file = join(folder, 'dist-server/server.js');
  if (!existsSync(file)) return undefined;
  const { createPageHandler } = (await import(pathToFileURL(file).href)) as ServerBuild;
  return createPageHandler({ fetch: answer });
};
