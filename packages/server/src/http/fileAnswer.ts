import { ownValue } from '@dealer/core/data';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { filePath } from './filePath.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A file of a folder as an answer; null where there is none, the path leaves the folder, or one of its names begins with a dot.
 *
 * @example
 * await fileAnswer('/srv/dist', '/assets/index-4f.js', { 'cache-control': 'no-cache' })
 */
export const fileAnswer = async (
  folder: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response | null> => {
  const decoded = filePath(path);
  if (decoded === undefined) return null;
  const file = normalize(join(folder, decoded));
  if (!file.startsWith(normalize(folder) + sep)) return null;
  try {
    const facts = await stat(file);
    if (!facts.isFile()) return null;
    return new Response(new Uint8Array(await readFile(file)), {
      headers: {
        'content-type': ownValue(types, extname(file).toLowerCase()) ?? 'application/octet-stream',
        etag: `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`,
        ...headers,
      },
    });
  } catch {
    return null;
  }
};
