import type { LoaderFunctionArgs } from 'react-router';
import { geocodePostcode, type PostcodeLocation } from '@dealer/api/maps';
import { filterLocations, type LocatorChoice, readLocator, readPostcode } from '@dealer/core/contact';
import type { StorefrontDeps } from '../../boot/storefront.ts';
import { definePage } from '../../page/definePage.ts';
import { metaDescription } from '@dealer/core/head';
import { pageTitle, pathTo } from '@dealer/core/routes';

/** The search in the address and the coordinates of its postcode; no `location` without a postcode. */
type DealerLocatorData = {
  choice: LocatorChoice;
  location?: PostcodeLocation | { kind: 'invalid'; message: string };
};

/**
 * Looks up the postcode of the address, once per visit: a change of type or view does not repeat the request.
 */
const load =
  ({ site, host, once }: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<DealerLocatorData> => {
    const choice = readLocator(new URL(request.url).search);
    if (site.services.maps === null || choice.postcode === '') return { choice };
    const read = readPostcode(choice.postcode);
    if (read.kind === 'invalid') return { choice, location: read };
    const known = once('postcodes', () => new Map<string, PostcodeLocation>());
    const location =
      known.get(read.postcode) ??
      (await geocodePostcode(host, { site, postcode: read.postcode, signal: request.signal }));
    if (location.kind !== 'failed') known.set(read.postcode, location);
    return { choice, location };
  };

/** Finds the nearest location. */
export const page = definePage({
  route: 'dealerLocator',
  areas: ['top', 'main'],
  sections: ['locationFinder'],
  list: [{ section: 'locationFinder', area: 'main' }],
  load,
  head: (_, site) => {
    const { length: count } = filterLocations(site.locations, 'all');
    const title = pageTitle('dealerLocator', site);
    const text =
      site.services.maps !== null
        ? `Our ${count} locations, and the one nearest to you.`
        : `Our ${count} locations, with addresses, phones and opening hours.`;
    return { title, text, description: metaDescription(title, text, site), path: pathTo('dealerLocator') };
  },
});
