import { visibleText } from './visibleText.ts';

/**
 * Reads a number that a person typed, in dollars, kilometres or the field's unit: "$", "%", spaces and thousands commas are
 * ignored, and full-width digits are digits. Undefined for an empty field or anything that is not a number (decision A29). Numbers in feeds are read by
 * `parseVehicle`.
 *
 * @example readAmount('$1,500') // => 1500
 */
export const readAmount = (text: string): number | undefined => {
  const plain = visibleText(text)
    .normalize('NFKC')
    .replace(/[$%,\s]/g, '');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : undefined;
};
