/** A number that may be a postcode, after a word that says where. */
const postcode = /\b(?:near|nearby|nearest|to|of|from|in|around|postcode) (\d{4})\b/gi;

/**
 * The numbers of a text that may be postcodes.
 *
 * @example
 * postcodesIn('ute under 20000 near 3220'); // => ['3220']
 */
export const postcodesIn = (text: string): string[] =>
  [...text.matchAll(postcode)].map(([, digits = '']) => digits).slice(0, 5);
