import { readRequestPath } from '@dealer/core/routes';
import { fileAnswer, filePath } from '@dealer/vite/server';

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
const revalidate = { 'cache-control': 'no-cache' };
const forAnHour = { 'cache-control': 'public, max-age=3600' };

/**
 * Whether a request is for a page and not for a file: it accepts HTML, or its path has no file extension.
 *
 * @example
 * isPageRequest(new Request('http://localhost/cars/2022-toyota-hilux')) // => true
 */
export const isPageRequest = ({ url, method, headers }: Request): boolean => {
  const { pathname } = new URL(url);
  if ((method !== 'GET' && method !== 'HEAD') || readRequestPath(pathname).kind !== 'path') return false;
  if (/^\/(assets\/|\.)/.test(decodeURIComponent(pathname))) return false;
  return (headers.get('accept') ?? '*/*').includes('text/html') || !/\.[a-z0-9]{2,5}$/i.test(pathname);
};

/**
 * A built app as a host serves it: hashed assets are immutable, everything else is revalidated,
 * and the app's page for each address that a person may type (SPA fallback).
 * null where an asset does not exist: an app shell in its place would hide a failed deployment.
 *
 * @example
 * await builtFiles('apps/coast/dist', new Request('http://localhost/cars/2022-toyota-hilux'))  // => index.html
 */
export const builtFiles = async (folder: string, request: Request): Promise<Response | null> => {
  const { pathname } = new URL(request.url);
  const path = filePath(pathname);
  if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  if (path.startsWith('/assets/')) return fileAnswer(folder, pathname, forever);
  if (path !== '/') {
    const file = await fileAnswer(folder, pathname, /\.(html|js|json)$/.test(path) ? revalidate : forAnHour);
    if (file) return file;
  }
  return isPageRequest(request) ? fileAnswer(folder, '/index.html', revalidate) : null;
};
