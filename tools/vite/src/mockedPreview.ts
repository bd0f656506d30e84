import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './server/builtFiles.ts';
import { compressed } from './server/compressed.ts';
import { lookFolder } from './server/lookFolder.ts';
import { serve } from '@dealer/vite/server';
import type { Running } from '@dealer/vite/server';

/**
 * Serves a look's mocked build (`npm run build:mocked`) as any static host would, on loopback.
 *
 * @example
 * const preview = await startMockedPreview({ template: 'coast', port: 0 });
 */
export const startMockedPreview = async ({ template, port }: { template: string; port?: number }): Promise<Running> => {
  const look = await lookFolder(template);
  const folder = join(look.folder, 'dist-mocked');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`apps/${template}/dist-mocked does not exist. Run npm run build:mocked first.`);
  return serve(
    async (request) =>
      compressed(
        request,
        (await builtFiles(folder, request)) ??
          new Response('There is no such file.', { status: 404, headers: { 'content-type': 'text/plain' } }),
      ),
    { port: port ?? look.port + 100 },
  );
};
