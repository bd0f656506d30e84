import { readRequestPath } from '@dealer/core/routes';

/** Whether a request is for a page and not for a file: it accepts HTML, or its path has no file extension. */
export const isPageRequest = ({ url, method, headers }: Request): boolean => {
  const { pathname } = new URL(url);
  if ((method !== 'GET' && method !== 'HEAD') || readRequestPath(pathname).kind !== 'path') return false;
  if (/^\/(assets\/|\.)/.test(decodeURIComponent(pathname))) return false;
  return (headers.get('accept') ?? '*/*').includes('text/html') || !/\.[a-z0-9]{2,5}$/i.test(pathname);
};
