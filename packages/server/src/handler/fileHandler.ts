import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { filePath } from '../http/filePath.ts';
import { isKnownEtag } from '../http/isKnownEtag.ts';

/** An etag of a file by its size and time; weak, because its packed versions have the same. */
const etagOf = (file: string): string | undefined => {
  try {
    const { size, mtimeMs } = statSync(file);
    return `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  } catch {
    return undefined;
  }
};

/**
 * Answers files of a folder as streams: parts of them (Range), their packed versions (`.br`, `.gz`) where there are such, and 304 where the
 * browser has them. Hidden files and paths that leave the folder do not exist. Passes on where there is no file.
 *
 * @example
 * app.get('/assets/*', fileHandler('/srv/coast/dist', { cacheControl: () => 'no-cache' }));
 */
export const fileHandler = (
  folder: string,
  {
    cacheControl,
    rewrite = (path) => path,
  }: { cacheControl: (path: string) => string; rewrite?: (path: string) => string },
): MiddlewareHandler => {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    allowPercentInPath: true,
    rewriteRequestPath: rewrite,
  });
  return async (context, next) => {
    const path = filePath(rewrite(context.req.path));
    if (path === undefined || path.endsWith('/')) return next();
    const etag = etagOf(join(folder, path));
    if (etag === undefined) return next();
    const headers = { etag, 'cache-control': cacheControl(context.req.path) };
    if (isKnownEtag(context.req.header('if-none-match') ?? null, etag)) return context.body(null, 304, headers);
    const answer = await serve(context, next);
    if (answer instanceof Response)
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
};
