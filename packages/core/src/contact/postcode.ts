import { readNumber, readObject } from '../data/readers.ts';
import { visibleText } from '../format/visibleText.ts';
import type { Site } from '../site/site.ts';

/** Digits of a postcode in Australia and New Zealand; leading zeros count (decision D10). */
export const postcodeLength = 4;

/** A valid postcode, or the error message of the field. */
export type Postcode =
  | { readonly kind: 'postcode'; readonly postcode: string }
  | { readonly kind: 'invalid'; readonly message: 'Invalid postcode. Please enter a 4-digit number.' };

const exactly = new RegExp(`^\\d{${postcodeLength}}$`);

/**
 * The postcode field of the budget finder and of location search: required, exactly four digits, leading zeros included (decision D10). An empty field has the same message; a delivery estimate has its own (`deliveryPostcodeProblem`).
 *
 * @example
 * readPostcode(' 0800 '); // => { kind: 'postcode', postcode: '0800' }
 */
export const readPostcode = (text: string): Postcode => {
  const postcode = visibleText(text).normalize('NFKC').trim();
  return exactly.test(postcode)
    ? { kind: 'postcode', postcode }
    : { kind: 'invalid', message: 'Invalid postcode. Please enter a 4-digit number.' };
};

/**
 * The error of the postcode field of a delivery estimate; undefined for four digits, which may start with zeros (decision D10).
 *
 * @example deliveryPostcodeProblem('') // => 'Please enter a postcode.'
 */
export const deliveryPostcodeProblem = (text: string): string | undefined => {
  const postcode = visibleText(text).trim();
  if (postcode === '') return 'Please enter a postcode.';
  return postcode.length === postcodeLength && /^\d+$/.test(postcode)
    ? undefined
    : 'Invalid postcode. Please enter a 4-digit number.';
};

/**
 * The `components` parameter of the geocoding request for a postcode (decision D10), with the site's country.
 *
 * @example
 * geocodeComponents('4000', { country: 'AU' }); // => 'postal_code:4000|country:AU'
 */
export const geocodeComponents = (postcode: string, { country }: Pick<Site, 'country'>): string =>
  `postal_code:${postcode.replace(/\D/g, '')}|country:${country}`;

/** The coordinates of a postcode in degrees, or the error message of the field. */
export type GeocodeAnswer =
  | { readonly kind: 'place'; readonly lat: number; readonly long: number }
  | { readonly kind: 'unknown'; readonly message: 'Invalid postcode' };

/**
 * Reads the response of the geocoding service: `results[0].geometry.location`. Without a result, or with impossible coordinates, the
 * postcode is invalid.
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
