import type { Site } from '../site/site.ts';

/**
 * What the geocoding service is asked about a postcode (specification section 7, Geocoding; decision D10): the site's country, as
 * stated for Australia.
 *
 * @example
 * geocodeComponents('4000', { country: 'AU' }); // => 'postal_code:4000|country:AU'
 */
export const geocodeComponents = (postcode: string, { country }: Pick<Site, 'country'>): string =>
  `postal_code:${postcode.replace(/\D/g, '')}|country:${country}`;
