import { readNumber, readObject } from '../vehicle/readers.ts';

/** Where a postcode lies, in degrees; or what the field says. */
export type GeocodeAnswer =
  | { readonly kind: 'place'; readonly lat: number; readonly long: number }
  | { readonly kind: 'unknown'; readonly message: 'Invalid postcode' };

/**
 * Reads the answer of the geocoding service: `results[0].geometry.location` (specification section 7, Geocoding; row 8.R23). No
 * result, or a place that is not on this globe, is an invalid postcode.
 *
 * @example
 * geocodeAnswer({ results: [{ geometry: { location: { lat: -27.47, lng: 153.03 } } }] }); // => { kind: 'place', lat: -27.47, long: 153.03 }
 */
export const geocodeAnswer = (answer: unknown): GeocodeAnswer => {
  const results = readObject(answer)?.['results'];
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  const location = readObject(readObject(readObject(first)?.['geometry'])?.['location']);
  const lat = readNumber(location?.['lat']);
  const long = readNumber(location?.['lng']);
  if (lat === undefined || long === undefined || Math.abs(lat) > 90 || Math.abs(long) > 180)
    return { kind: 'unknown', message: 'Invalid postcode' };
  return { kind: 'place', lat, long };
};
