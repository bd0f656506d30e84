import { ownValue } from '../data/values.ts';

// Letters that Unicode does not decompose into a letter and an accent.
const undivided: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * A value as it is written in an address: lower case, accents removed, everything else a hyphen. Compare slugs with slugs; a slug
 * cannot be turned back into its value (decision B16).
 *
 * @example slugify('Mercedes-Benz') // => 'mercedes-benz'
 */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[øłđðþßæœı]/g, (letter) => ownValue(undivided, letter)!)
    .replace(/[\p{M}'’‘]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
