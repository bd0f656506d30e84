// ASCII needs no Unicode normalisation, which is the slow part of building columns.
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Normalises a value for comparison in filters: trimmed, NFKD, lower case. Accents count: `title = glass` does not
 * match "Gläss".
 */
export const normaliseValue = (value: string): string => {
  const trimmed = value.trim();
  return ASCII.test(trimmed) ? trimmed.toLowerCase() : trimmed.normalize('NFKD').toLowerCase();
};

/** Normalises a word for search: as `normaliseValue`, without accents. */
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

/** The number that a text spells, null if it is not a number. */
export const spelledNumber = (text: string): number | null => {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
};
