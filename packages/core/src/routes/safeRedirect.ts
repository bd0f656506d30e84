/** Where the site stands, and which of its paths may be sent to. */
export type RedirectContext = {
  /** "https://www.harbourcity.example". */
  readonly origin: string;
  readonly isOwnPath: (path: string) => boolean;
};

/** Characters; no page of ours has a longer address. */
const longest = 2_000;

/**
 * The path that `?redirect=` or `?back=` may lead to, or nothing (decision E11; domain facts, section 5). The value must be a path
 * of this site: it starts with one slash, holds no backslash and no control character or space, resolves to the same origin, and
 * neither it nor what it resolves to starts with two slashes ("/..//evil.example" does). Then the route table must know it.
 * The answer is the resolved path with its query and anchor, safe to use as a string.
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
  // Browsers read a backslash as a slash and drop tabs and line ends inside an address: neither has a place in a path of ours.
  if (!value.startsWith('/') || value.startsWith('//') || /[\\\s\p{Cc}\p{Cf}\p{Cs}]/u.test(value)) return undefined;
  // The same characters escaped: a server or a second decoding would bring them back.
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
