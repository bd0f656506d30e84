import type { SpecItem } from './detailModel.ts';

const untranslated = new Set([
  'Make',
  'Model',
  'Badge',
  'Series',
  'Registration plate',
  'Plate',
  'Stock number',
  'VIN',
]);

/**
 * Whether the value of a row is a name or a code, which a browser that translates the page must leave as it is.
 *
 * @example isUntranslated({ label: 'VIN' }) // => true
 */
export const isUntranslated = ({ label }: Pick<SpecItem, 'label'>): boolean => untranslated.has(label);
