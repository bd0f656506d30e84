import { matchRoute } from './matchRoute.ts';
import type { RouteSite } from './sitePatterns.ts';

/**
 * Whether a path is a page of the site, so that a redirect may lead there. The sign-in page is excluded, so that signing in
 * never leads back to sign-in.
 *
 * @example
 * isOwnPath('/my-garage', site); // => true
 * isOwnPath('/wp-admin', site); // => false
 */
export const isOwnPath = (path: string, site: RouteSite): boolean => {
  const match = matchRoute(path, site);
  return match.kind === 'route' && match.name !== 'signIn';
};

/** The site's origin, and which of its paths a redirect may lead to. */
export type RedirectContext = {
  /** "https://www.harbourcity.example". */
  readonly origin: string;
  readonly isOwnPath: (path: string) => boolean;
};

/** Longest address in characters. */
const longest = 2_000;

/**
 * The path that `?redirect=` or `?back=` may lead to, or nothing (decision E11). The value must be a path of this site: it
 * starts with one slash, contains no backslash, control character or space, resolves to the same origin, and neither it nor the
 * resolved path starts with two slashes ("/..//evil.example" does). The route table must have it. Returns the resolved path
 * with its query and anchor.
 *
 * @example
 * safeRedirect('/my-garage?tab=saved', ctx); // => '/my-garage?tab=saved'
 * safeRedirect('/\\evil.example', ctx); // => undefined
 */
export const safeRedirect = (
  value: string | null | undefined,
  { origin, isOwnPath }: RedirectContext,
): string | undefined => {
  if (typeof value !== 'string' || value.length > longest) return undefined;
  // Browsers read a backslash as a slash and remove tabs and line breaks from an address, so both are rejected.
  if (!value.startsWith('/') || value.startsWith('//') || /[\\\s\p{Cc}\p{Cf}\p{Cs}]/u.test(value)) return undefined;
  // The same characters encoded: a server might decode them.
  if (/%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i.test(value.replace(/[?#].*$/s, ''))) return undefined;
  try {
    const base = new URL(origin);
    const resolved = new URL(value, origin);
    if (resolved.origin !== base.origin || resolved.origin === 'null') return undefined;
    const { pathname, search, hash } = resolved;
    if (pathname.startsWith('//') || pathname.includes('//')) return undefined;
    return isOwnPath(pathname) ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
};

const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1';

/**
 * The normalised address of an external page, such as a lender's or a payment page, if a service may redirect there; otherwise
 * undefined. It must be https on one of the allowed hosts (settings `services.redirects.allowedHosts` and
 * `services.payments.allowedHosts`), on the default port and without a user name. A loopback host in the list may use http and
 * any port, as mocked pages do.
 *
 * @example
 * allowedRedirect('https://pay.example.com/session/7', ['pay.example.com']); // => 'https://pay.example.com/session/7'
 * allowedRedirect('https://pay.example.com.evil.example/', ['pay.example.com']); // => undefined
 */
export const allowedRedirect = (value: unknown, allowedHosts: readonly string[]): string | undefined => {
  if (typeof value !== 'string' || value.length > 4_000 || /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(value)) return undefined;
  // Two slashes after the scheme and no user name: addresses that look like another host are rejected before parsing.
  if (!/^https?:\/\/[^/@?#]+(?:[/?#]|$)/i.test(value)) return undefined;
  try {
    const url = new URL(value);
    const isKnown = allowedHosts.some((host) => host.toLowerCase() === url.hostname);
    if (!isKnown) return undefined;
    // An origin other than "https://host" has an explicit port.
    return isLoopback(url.hostname) || url.origin === `https://${url.hostname}` ? url.href : undefined;
  } catch {
    return undefined;
  }
};
