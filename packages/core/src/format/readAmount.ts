import { visibleText } from './visibleText.ts';
import { type PointMeans, writtenNumber } from './writtenNumber.ts';

/**
 * Reads a number that a person typed, in dollars, kilometres or the field's unit: "$", "%" and spaces are ignored, full-width
 * digits are digits, and separators are read by the rules of feeds (`writtenNumber`). Undefined for an empty field or anything that
 * is not a number (decision A29). `point` is what three digits after a point are: thousands of kilometres, decimals elsewhere.
 *
 * @example
 * readAmount('$1,500'); // => 1500
 * readAmount('1.234,5'); // => 1234.5
 */
export const readAmount = (text: string, point: PointMeans = 'decimals'): number | undefined => {
  const plain = visibleText(text)
    .normalize('NFKC')
    .replace(/[$%\s]/g, '');
  const [, sign, digits] = /^(-?)(\d[\d.,'’]*|[.,]\d+)$/.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  // Nobody is corrected while typing: "5." is 5, ".5" is 0.5.
  const amount = writtenNumber(digits.replace(/[.,]$/, '').replace(/^[.,]/, '0.'), point);
  return Number.isFinite(amount) ? Number(`${sign}${amount}`) : undefined;
};

/**
 * What a person typed over an amount that the page had written: where one character was added or removed, the commas left of
 * "12,000" are no decimals in "12,00".
 *
 * @example
 * editedAmount('12,000', '12,00'); // => '1200'
 * editedAmount('12,000', '12,5'); // => '12,5'
 */
export const editedAmount = (before: string, text: string): string => {
  const [shorter, longer] = text.length < before.length ? [text, before] : [before, text];
  const at = [...longer].findIndex((sign, index) => sign !== shorter[index]);
  const isEdit = longer.slice(0, at) + longer.slice(at + 1) === shorter;
  return isEdit && /^\d{1,3}(,\d{3})+\+?$/.test(before) ? text.replaceAll(',', '') : text;
};
