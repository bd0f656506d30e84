import type { LoaderFunctionArgs } from 'react-router';
import { geocodePostcode, type PostcodeLocation } from '@dealer/api/maps';
import { type LocatorChoice, readLocator, readPostcode } from '@dealer/core/contact';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** The search in the address and the coordinates of its postcode; no `location` without a postcode. */
export type DealerLocatorData = {
  choice: LocatorChoice;
  location?: PostcodeLocation | { kind: 'invalid'; message: string };
};

/**
 * Looks up the postcode of the address, once per visit: a change of type or view does not repeat the request.
 *
 * @example
 * { path: 'dealer-locator', loader: dealerLocatorLoader(deps) }
 */
export const dealerLocatorLoader =
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
