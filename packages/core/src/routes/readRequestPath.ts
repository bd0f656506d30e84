/** What a server does with the path of a request before it looks for an answer. */
export type RequestPath =
  | { readonly kind: 'path' }
  /** The same path without its empty segments, which is where the visitor meant to go. */
  | { readonly kind: 'moved'; readonly to: string }
  /** No address of a website has such a path. */
  | { readonly kind: 'malformed' };

/**
 * Checks the path of a request, as it is written in the address. It is decoded first and checked then: control characters, line breaks of
 * any kind, backslashes and dot segments are no part of a path however they are written. A path that begins with two slashes would be the
 * address of another host.
 *
 * @example
 * readRequestPath('/search/toyota'); // => { kind: 'path' }
 * readRequestPath('//search'); // => { kind: 'moved', to: '/search' }
 * readRequestPath('/assets/..%2findex.html'); // => { kind: 'malformed' }
 */
export const readRequestPath = (pathname: string): RequestPath => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  if (!pathname.startsWith('/') || /[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(decoded)) return { kind: 'malformed' };
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return { kind: 'malformed' };
  return pathname.includes('//') ? { kind: 'moved', to: pathname.replace(/\/{2,}/g, '/') } : { kind: 'path' };
};
