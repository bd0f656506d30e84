/** How a point between digits is meant where both are possible: "88.412" is 88,412 km, "1.998" is 1.998 litres. */
export type PointMeans = 'thousands' | 'decimals';

/** A cell's text with its numbers taken out: `{0}` stands for the first of `amounts`. */
export type Quantities = { text: string; amounts: number[] };

const groups = /^\d{1,3}(?:([ ,'’.])\d{3})(?:\1\d{3})*$/;

/** The amount that digits with separators write; NaN where the separators follow no custom ("3,4990"). */
const amountOf = (written: string, point: PointMeans): number => {
  if (/^\d+$/.test(written)) return Number(written);
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const isGrouped = groups.test(written) && written[0] !== '0';
  const isDecimal = written.indexOf('.') === last && /^\d+\.\d+$/.test(written);
  if (isGrouped && !(isDecimal && point === 'decimals')) return Number(written.replace(/\D/g, ''));
  if (isDecimal) return Number(written);
  // The last separator begins the decimals: "34.990,00", "6,7".
  const [whole, decimals] = [written.slice(0, last), written.slice(last + 1)];
  const isWhole = /^\d+$/.test(whole) || (groups.test(whole) && !whole.includes(written[last]!));
  return last > 0 && /^\d{1,2}$/.test(decimals) && isWhole
    ? Number(`${whole.replace(/\D/g, '')}.${decimals}`)
    : Number.NaN;
};

const number = /(\d{1,3}(?: \d{3}(?!\d))+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*)(?:\s?(k|thousand|grand)(?![a-z]))?/g;

/**
 * The numbers of a cell, however they are grouped: "34,990", "34 990", "34.990,00", "88k". The text comes in lower case.
 *
 * @example quantitiesIn('was $39,990 now $35k', 'thousands') // => { text: 'was ${0} now ${1}', amounts: [39990, 35000] }
 */
export const quantitiesIn = (text: string, point: PointMeans): Quantities => {
  const amounts: number[] = [];
  const without = text.replace(/[{}]/g, ' ').replace(number, (_, digits: string, thousand: string | undefined) => {
    const amount = amountOf(digits, thousand === undefined ? point : 'decimals');
    amounts.push(thousand === undefined ? amount : amount < 1000 ? Math.round(amount * 1000) : Number.NaN);
    return `{${amounts.length - 1}}`;
  });
  return { text: without, amounts };
};

/**
 * A number of dollars or kilometres: a small number with decimals is rather a slip or another unit, so it is none.
 * @example largeAmount(88.4) // => undefined
 */
export const largeAmount = (amount: number): number | undefined =>
  Number.isInteger(amount) || amount >= 1000 ? amount : undefined;

const numerals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const numeral = new RegExp(String.raw`\b(${numerals.join('|')})\b`, 'g');

/**
 * Number words as digits.
 * @example withDigits('five seater') // => '5 seater'
 */
export const withDigits = (text: string): string => text.replace(numeral, (word) => String(numerals.indexOf(word)));
