import { fits, segmentsOf } from './fits.ts';
import type { RouteName } from './routes.ts';
import { siteRoutes } from './siteRoutes.ts';
import type { RouteSite } from './sitePatterns.ts';

/** A page and the parameters of its address, or no page. `rest` is the part that matched `*`. */
export type RouteMatch =
  | { readonly kind: 'route'; readonly name: RouteName; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'unknown' };

/** Longest path in characters. */
const longestPath = 2_000;

const decoded = (segment: string): string | undefined => {
  try {
    const text = decodeURIComponent(segment);
    // A segment with an encoded slash, "..", or a control character is not a name.
    return /[\p{Cc}/\\]/u.test(text) || text === '.' || text === '..' ? undefined : text;
  } catch {
    return undefined;
  }
};

/** The parameters of a path that matches a pattern; `rest` is the part that matched `*`. */
const paramsOf = (pattern: string, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    segmentsOf(pattern).flatMap((part, index) => {
      if (part === '*') return [['rest', segments.slice(index).join('/')]];
      return part.startsWith(':') ? [[part.slice(1), segments[index]!]] : [];
    }),
  );

/**
 * The page of the site at an address. Query and anchor are ignored, and one trailing slash is accepted (decision B16). Both
 * addresses of the reserve, location and offer pages work, whichever the site uses. Never throws: an invalid %-sequence, an
 * empty segment or an encoded slash is an unknown page.
 *
 * @example
 * matchRoute('/cars/2022-toyota-hilux-7/checkout', site); // => { kind: 'route', name: 'checkout', params: { slug: '2022-toyota-hilux-7' } }
 * matchRoute('/nowhere', site); // => { kind: 'unknown' }
 */
export const matchRoute = (address: string, site: RouteSite): RouteMatch => {
  const path = address.replace(/[?#].*$/s, '');
  if (!path.startsWith('/') || path.length > longestPath) return { kind: 'unknown' };
  const segments = [''];
  for (const segment of path.replace(/\/$/, '').split('/').slice(1)) {
    const text = decoded(segment);
    if (text === undefined || text === '') return { kind: 'unknown' };
    segments.push(text);
  }
  for (const { name, pattern } of siteRoutes(site)) {
    if (fits(pattern, segments)) return { kind: 'route', name, params: paramsOf(pattern, segments) };
  }
  return { kind: 'unknown' };
};
