import { matchRoute } from './matchRoute.ts';
import type { RouteSite } from './sitePatterns.ts';

/**
 * The allow-list of a site's redirects: whether a path is one of its pages (domain facts, section 5). The sign-in page itself is
 * left out, so that signing in never leads back to signing in.
 *
 * @example
 * isOwnPath('/my-garage', site); // => true
 * isOwnPath('/wp-admin', site); // => false
 */
export const isOwnPath = (path: string, site: RouteSite): boolean => {
  const match = matchRoute(path, site);
  return match.kind === 'route' && match.name !== 'signIn';
};
