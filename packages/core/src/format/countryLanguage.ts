import type { Site } from '../site/site.ts';

/**
 * The language of a country's websites, as a BCP 47 tag.
 *
 * @example
 * countryLanguage('NZ'); // => 'en-NZ'
 */
export const countryLanguage = (country: Site['country']): 'en-AU' | 'en-NZ' => `en-${country}`;
