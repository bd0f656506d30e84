import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appHandler } from '@dealer/server/handler';
import { lookFolder } from './server/lookFolder.ts';
import { readSite } from '@dealer/core/site';
import type { Site } from '@dealer/core/site';
import { builtScriptHashes, securityHeaders, serve } from '@dealer/server/http';
import type { Running } from '@dealer/server/http';
import { readSiteFile } from '@dealer/vite/sites';

/**
 * Serves a look's mocked build (`npm run build:mocked`) as any static host would, on loopback, with the security headers of a site in
 * production.
 */
export const startMockedPreview = async ({ template, port }: { template: string; port?: number }): Promise<Running> => {
  const look = await lookFolder(template);
  const folder = join(look.folder, 'dist-mocked');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`apps/${template}/dist-mocked does not exist. Run npm run build:mocked first.`);
  const files = appHandler(folder);
  const hashes = builtScriptHashes(folder);
  const siteOf = ({ url }: Request): Site | undefined => {
    const file = readSiteFile(look.folder, {
      slug: new URL(url).searchParams.get('site'),
      ...(look.defaultSite === undefined ? {} : { defaultSite: look.defaultSite }),
    });
    if (file.kind === 'unknown') return undefined;
    const read = readSite({ doc: JSON.parse(file.text), templateName: template });
    return read.kind === 'site' ? read.site : undefined;
  };
  return serve(
    async (request) => {
      const answer = await files(request);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      const headers = new Headers(answer.headers);
      const site = isPage ? siteOf(request) : undefined;
      for (const [name, value] of Object.entries(securityHeaders({ site, isPage, isSecure: false, hashes })))
        headers.set(name, value);
      return new Response(answer.body, { status: answer.status, headers });
    },
    { port: port ?? look.port + 100 },
  );
};
