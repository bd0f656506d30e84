import { absoluteAddress } from '../routes/absoluteAddress.ts';
import type { Site } from '../site/site.ts';

/**
 * The text of `/robots.txt`: crawlers may read everything except the backend, the visitor's own pages and searches with a sort order or
 * free text, which have no end. It names the sitemap.
 *
 * @example robotsText(aSite()).split('\n')[0] // => 'User-agent: *'
 */
export const robotsText = (site: Pick<Site, 'url' | 'routes'>): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /sign-in',
    `Disallow: ${site.routes.garagePath}`,
    'Disallow: /*?*sort',
    'Disallow: /*?*query=',
    'Allow: /',
    '',
    `Sitemap: ${absoluteAddress('/sitemap.xml', site)}`,
    '',
  ].join('\n');
