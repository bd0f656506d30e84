import { ownValue } from '../record/ownValue.ts';

// Letters that Unicode does not take apart into a letter and an accent.
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
 * A value as it stands in an address: lower case, accents folded, everything else a hyphen.
 * Slugs are matched by comparing slugs, never by turning one back into a value (decision B16).
 *
 * @example slugify('Mercedes-Benz') // => 'mercedes-benz'
 */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[øłđðþßæœı]/g, (letter) => ownValue(undivided, letter) ?? letter)
    .replace(/[\p{M}'’‘]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
