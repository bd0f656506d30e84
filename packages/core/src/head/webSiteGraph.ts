import { absoluteAddress } from '../detail/absoluteAddress.ts';
import type { Site } from '../site/site.ts';
import { dealerId } from './dealerId.ts';

/**
 * The website as a schema.org WebSite, with the address of its search.
 *
 * @example
 * webSiteGraph(site).potentialAction.target.urlTemplate;
 * // => 'https://harbour.example/search/new-used-and-demo-cars?query={search_term_string}'
 */
export const webSiteGraph = (site: Pick<Site, 'url' | 'name' | 'country' | 'routes'>) => ({
  '@type': 'WebSite' as const,
  '@id': absoluteAddress('/#website', site),
  name: site.name,
  url: absoluteAddress('/', site),
  inLanguage: site.country === 'NZ' ? ('en-NZ' as const) : ('en-AU' as const),
  publisher: { '@id': dealerId(site) },
  potentialAction: {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${absoluteAddress(site.routes.defaultSearchPath.replace(/\/$/, ''), site)}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string' as const,
  },
});
