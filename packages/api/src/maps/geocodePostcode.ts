import { geocodeAnswer, geocodeComponents } from '@dealer/core/postcode';
import type { GeocodeAnswer } from '@dealer/core/postcode';
import type { Site } from '@dealer/core/site';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { mapsEndpoints } from './mapsEndpoints.ts';

/** Where a postcode lies; `failed` where nobody could say. */
export type PostcodePlace = GeocodeAnswer | { readonly kind: 'failed' };

/** A visitor who waits longer can go on without a distance. */
const timeoutMs = 5_000;

/**
 * Asks the maps service where a postcode of the site's country lies (specification section 7, Geocoding; decision D10; row 8.R23). A
 * site without a maps service has none to ask: `failed`.
 *
 * @example
 * await geocodePostcode(http, { site, postcode: '4000' }) // => { kind: 'place', lat: -27.47, long: 153.03 }
 */
export const geocodePostcode = async (
  http: Http,
  { site, postcode, signal }: { site: Pick<Site, 'country' | 'services'>; postcode: string; signal?: AbortSignal },
): Promise<PostcodePlace> => {
  const { maps } = site.services;
  if (maps === null) return { kind: 'failed' };
  const answer = await http.json('GET', maps.geocodeUrl ?? mapsEndpoints.geocode, {
    schema: anyAnswer,
    timeoutMs,
    query: { components: geocodeComponents(postcode, site), key: maps.key },
    ...(signal ? { signal } : {}),
  });
  return answer.kind === 'ok' ? geocodeAnswer(answer.value) : { kind: 'failed' };
};
