import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { themedPage, type SiteTheme } from '@dealer/core/theme';
import { compressed } from '../http/compressed.ts';
import { etagOf } from '../http/etagOf.ts';
import type { Handler } from '../http/nodeHttp.ts';
import { fileHandler } from './fileHandler.ts';
import { isPageRequest } from './isPageRequest.ts';

/** Names of assets have a hash of their content; everything else is revalidated. */
const cacheControlOf = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(html|js|json)$/.test(path) ? 'no-cache' : 'public, max-age=3600';
};

/** The files of a built app. */
export const appFiles = (folder: string) => fileHandler(folder, { cacheControl: cacheControlOf });

/** The page of a built app, the same for each address, in the colours of a site. */
export const shellPage = (folder: string, theme?: SiteTheme): Response => {
  const file = join(folder, 'index.html');
  const { size, mtimeMs } = statSync(file);
  const html = readFileSync(file, 'utf8');
  return new Response(theme === undefined ? html : themedPage(html, theme), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: etagOf(`${size} ${mtimeMs} ${JSON.stringify(theme)}`),
    },
  });
};

/** The answer where there is no file. */
export const noFile = (): Response =>
  new Response('There is no such file.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * A built app as a host that only has files serves it: its files, and its page for each address that a person may type.
 */
export const appHandler = (folder: string): Handler => {
  const files = appFiles(folder);
  const app = new Hono()
    .get('*', (context, next) => (context.req.path === '/' ? next() : files(context, next)))
    .get('*', ({ req }) => (isPageRequest(req.raw) ? shellPage(folder) : noFile()))
    .notFound(noFile);
  return async (request) => compressed(request, await app.fetch(request));
};
