import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { filePath } from '../http/filePath.ts';
import { isKnownEtag } from '../http/isKnownEtag.ts';

/** What is known of a file; undefined where there is none, and for a name that is too long for one. */
const statsOf = (file: string): Stats | undefined => {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
};

/** A version of a file by its size and time; the etag is weak, because its packed versions have the same. */
const versionOf = (file: string): { etag: string; 'last-modified': string } | undefined => {
  const found = statsOf(file);
  if (found?.isFile() !== true) return undefined;
  const { size, mtimeMs, mtime } = found;
  return {
    etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
    'last-modified': mtime.toUTCString(),
  };
};

/** Whether the browser has this version. Where it names an etag, its date says nothing. */
const hasVersion = (headers: Headers, version: { etag: string; 'last-modified': string }): boolean => {
  const known = headers.get('if-none-match');
  if (known !== null) return isKnownEtag(known, version.etag);
  return Date.parse(headers.get('if-modified-since') ?? '') >= Date.parse(version['last-modified']);
};

/** One part of a file, in bytes. Anything else of `Range` is ignored: other units, several parts, and what is no range. */
const onePart = /^bytes=(?:\d+-\d*|-\d+)$/;

/** The request without `Range` where the browser gets the whole file: it has the rest of another version, or requests no one part. */
const ofOneVersion = (request: Request, version: { 'last-modified': string }): Request => {
  const range = request.headers.get('range');
  if (range === null) return request;
  const since = request.headers.get('if-range');
  if (onePart.test(range) && (since === null || since === version['last-modified'])) return request;
  const headers = new Headers(request.headers);
  headers.delete('range');
  return new Request(request, { headers });
};

/**
 * Answers files of a folder as streams: parts of them (Range), their packed versions (`.br`, `.gz`) where there are such, and 304 where the
 * browser has them. Hidden files and paths that leave the folder do not exist. Passes on where there is no file.
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
    const version = versionOf(join(folder, path));
    if (version === undefined) return next();
    const headers = { ...version, 'cache-control': cacheControl(context.req.path), 'accept-ranges': 'bytes' };
    const { raw } = context.req;
    if (hasVersion(raw.headers, version)) return context.body(null, 304, headers);
    context.req.raw = ofOneVersion(raw, version);
    const answer = await serve(context, next);
    if (answer instanceof Response)
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
};

/** The files of a folder for a server that is not made with Hono; undefined where there is no such file. */
export const folderFiles = (
  folder: string,
  options: Parameters<typeof fileHandler>[1],
): ((request: Request) => Promise<Response | undefined>) => {
  const app = new Hono().get('*', fileHandler(folder, options));
  return async (request) => {
    const answer = await app.fetch(request);
    return answer.status === 404 ? undefined : answer;
  };
};
