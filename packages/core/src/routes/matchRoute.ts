import type { RouteName } from './routeTable.ts';
import { siteRoutes } from './siteRoutes.ts';
import type { RouteSite } from './siteRoutes.ts';

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

const fit = (pattern: string, segments: readonly string[]): Record<string, string> | undefined => {
  const parts = pattern.split('/').filter((part) => part !== '');
  const isOpen = parts.at(-1) === '*';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of fixed.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  if (isOpen) params['rest'] = segments.slice(fixed.length).join('/');
  return params;
};

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
  const raw = path.replace(/\/$/, '').split('/').slice(1);
  const segments: string[] = [];
  for (const segment of raw) {
    const text = decoded(segment);
    if (text === undefined || text === '') return { kind: 'unknown' };
    segments.push(text);
  }
  for (const { name, pattern } of siteRoutes(site)) {
    const params = fit(pattern, segments);
    if (params !== undefined) return { kind: 'route', name, params };
  }
  return { kind: 'unknown' };
};
