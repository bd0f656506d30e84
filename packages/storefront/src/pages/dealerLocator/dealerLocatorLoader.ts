import type { LoaderFunctionArgs } from 'react-router';
import { geocodePostcode } from '@dealer/api/maps';
import type { PostcodePlace } from '@dealer/api/maps';
import { readLocator } from '@dealer/core/locations';
import type { LocatorChoice } from '@dealer/core/locations';
import { readPostcode } from '@dealer/core/postcode';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** What the address says, and where its postcode lies; no `place` where none is asked about. */
export type DealerLocatorData = {
  choice: LocatorChoice;
  place?: PostcodePlace | { kind: 'invalid'; message: string };
};

/**
 * Looks up the postcode of the address, each once a visit: another type or view is no other question.
 *
 * @example
 * { path: 'dealer-locator', loader: dealerLocatorLoader(deps) }
 */
export const dealerLocatorLoader =
  ({ site, host, keep }: StorefrontDeps) =>
  async ({ request }: LoaderFunctionArgs): Promise<DealerLocatorData> => {
    const choice = readLocator(new URL(request.url).search);
    if (site.services.maps === null || choice.postcode === '') return { choice };
    const read = readPostcode(choice.postcode);
    if (read.kind === 'invalid') return { choice, place: read };
    const known = keep('postcodes', () => new Map<string, PostcodePlace>());
    const place =
      known.get(read.postcode) ??
      (await geocodePostcode(host, { site, postcode: read.postcode, signal: request.signal }));
    if (place.kind !== 'failed') known.set(read.postcode, place);
    return { choice, place };
  };
