import { geocodeAnswer, type GeocodeAnswer, geocodeComponents } from '@dealer/core/contact';
import type { Site } from '@dealer/core/site';
import { anyAnswer } from '../http/readBy.ts';
import type { Http } from '../http/http.ts';
import { mapsEndpoints } from './mapsEndpoints.ts';

/** The coordinates of a postcode, or `failed` without an answer. */
export type PostcodeLocation = GeocodeAnswer | { readonly kind: 'failed' };

/** The page works without distances. */
const timeoutMs = 5_000;

/**
 * Fetches the coordinates of a postcode in the site's country from the maps service (decision D10). Fails if the site has
 * no maps service.
 */
export const geocodePostcode = async (
  http: Http,
  { site, postcode, signal }: { site: Pick<Site, 'country' | 'services'>; postcode: string; signal?: AbortSignal },
): Promise<PostcodeLocation> => {
  const { maps } = site.services;
  if (maps === null) return { kind: 'failed' };
  const answer = await http.json('GET', maps.geocodeUrl ?? mapsEndpoints.geocode, {
    schema: anyAnswer,
    timeoutMs,
    query: { components: geocodeComponents(postcode, site), key: maps.key },
    signal,
  });
  return answer.kind === 'ok' ? geocodeAnswer(answer.value) : { kind: 'failed' };
};
