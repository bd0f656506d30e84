import type { AutoDealer, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { countryLanguage } from '../format/countryLanguage.ts';
import { locationNode } from '../contact/locationGraph.ts';
import type { Site } from '../site/site.ts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';

/** The `@id` of the dealer in the structured data of all pages. */
export const dealerId = (site: Pick<Site, 'url'>): string => absoluteAddress('/#dealer', site);

/**
 * The dealer as a schema.org AutoDealer: address and phone of the primary location, with each visible location as a department.
 *
 * @example
 * organisationGraph(site).department?.length; // => 3
 */
export const organisationGraph = (site: Pick<Site, 'url' | 'name' | 'country' | 'locations' | 'routes'>) => {
  const visible = site.locations.filter((location) => location.visible);
  const main = visible.find(({ primary }) => primary) ?? visible[0];
  const { telephone, address, image } = main === undefined ? {} : locationNode(main, site);
  return {
    '@type': 'AutoDealer',
    '@id': dealerId(site),
    name: site.name,
    url: absoluteAddress('/', site),
    telephone,
    image,
    address,
    department: visible.length === 0 ? undefined : visible.map((location) => locationNode(location, site)),
  } satisfies AutoDealer;
};

/**
 * The website as a schema.org WebSite, with the address of its search.
 *
 * @example
 * webSiteGraph(site).potentialAction.target.urlTemplate;
 * // => 'https://harbour.example/search/new-used-and-demo-cars?query={search_term_string}'
 */
export const webSiteGraph = (site: Pick<Site, 'url' | 'name' | 'country' | 'routes'>) => {
  const potentialAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteAddress(site.routes.defaultSearchPath.replace(/\/$/, ''), site)}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction>;
  return {
    '@type': 'WebSite',
    '@id': absoluteAddress('/#website', site),
    name: site.name,
    url: absoluteAddress('/', site),
    inLanguage: countryLanguage(site.country),
    publisher: { '@id': dealerId(site) },
    potentialAction,
  } satisfies WebSite;
};
