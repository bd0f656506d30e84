import type { Site } from '../site/site.ts';

/** Two years, the minimum of the browsers' preload lists. */
const seconds = 63_072_000;

/**
 * The header `Strict-Transport-Security` of a site. Subdomains are included where the dealer says so: they may have servers without https.
 *
 * @example
 * strictTransport(site) // => 'max-age=63072000'
 */
export const strictTransport = (site: Pick<Site, 'security'> | undefined): string =>
  `max-age=${seconds}${site?.security.httpsSubdomains === true ? '; includeSubDomains' : ''}`;
