import { absoluteAddress } from '../detail/absoluteAddress.ts';
import { locationNode } from '../locations/locationGraph.ts';
import type { Site } from '../site/site.ts';
import { dealerId } from './dealerId.ts';

/**
 * The dealer as a schema.org AutoDealer: address and phone of the primary location, and each visible location as a department.
 *
 * @example
 * organisationGraph(site).department?.length; // => 3
 */
export const organisationGraph = (site: Pick<Site, 'url' | 'name' | 'country' | 'locations' | 'routes'>) => {
  const visible = site.locations.filter((location) => location.visible);
  const main = visible.find(({ primary }) => primary) ?? visible[0];
  const { telephone, address, image } = main === undefined ? {} : locationNode(main, site);
  return {
    '@type': 'AutoDealer' as const,
    '@id': dealerId(site),
    name: site.name,
    url: absoluteAddress('/', site),
    telephone,
    image,
    address,
    department: visible.length === 0 ? undefined : visible.map((location) => locationNode(location, site)),
  };
};
