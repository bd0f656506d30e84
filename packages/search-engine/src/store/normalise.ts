// The ASCII fast path; normalising is the slow part of building columns
const ASCII = /^[\x00-\x7f]*$/;

/**
 * A facet value as filters compare it: trimmed, compatibility forms unified, lower case, accents kept
 * (behaviour matrix row 39: `title = glass` misses "Gläss").
 *
 * @example
 * normaliseValue(' Toyota ') // => 'toyota'
 */
export const normaliseValue = (value: string): string => {
  const trimmed = value.trim();
  return ASCII.test(trimmed) ? trimmed.toLowerCase() : trimmed.normalize('NFKD').toLowerCase();
};

/**
 * A word as search compares it: like a facet value, with accents folded (row 104).
 *
 * @example
 * normaliseWord('Citroën') // => 'citroen'
 */
export const normaliseWord = (word: string): string => {
  if (ASCII.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss');
};

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * The number that a filter's value spells, or null.
 *
 * @example
 * spelledNumber('2018') // => 2018
 */
export const spelledNumber = (text: string): number | null => {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
};
