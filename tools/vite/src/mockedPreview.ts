import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appHandler } from '@dealer/server/handler';
import { lookFolder } from './server/lookFolder.ts';
import { serve } from '@dealer/server/http';
import type { Running } from '@dealer/server/http';

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
  return serve(appHandler(folder), { port: port ?? look.port + 100 });
};
