import { fits, segmentsOf } from './fits.ts';
import type { RouteName } from './routes.ts';
import { siteRoutes } from './siteRoutes.ts';
import type { RouteSite } from './sitePatterns.ts';

/** A page and what its address says, or no page of this site. `rest` holds what stands for `*`. */
export type RouteMatch =
  | { readonly kind: 'route'; readonly name: RouteName; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'unknown' };

/** Characters; longer paths are nobody's page. */
const longestPath = 2_000;

const decoded = (segment: string): string | undefined => {
  try {
    const text = decodeURIComponent(segment);
    // A segment that hides a slash, a step upwards or a control character is not a name.
    return /[\p{Cc}/\\]/u.test(text) || text === '.' || text === '..' ? undefined : text;
  } catch {
    return undefined;
  }
};

/** What the segments of a path say where a pattern fits them; `rest` is what stands for `*`. */
const paramsOf = (pattern: string, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    segmentsOf(pattern).flatMap((part, index) => {
      if (part === '*') return [['rest', segments.slice(index).join('/')]];
      return part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : [];
    }),
  );

/**
 * Which page of the site an address is (specification section 2, Routes): query and anchor do not count, one slash at the end is
 * accepted everywhere (decision B16). Both ways to write the reserve, location and offer pages are read, whichever the site
 * itself writes. Never throws: a broken %-sequence, an empty segment or a hidden slash is an unknown page.
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
