import type { Skip } from './importFeed.ts';

/**
 * One line that says which record was left out and why.
 * @example describeSkip({ recordNumber: 7, firstLine: 9, column: 'Year', value: 'nan' })
 * // => 'Skipped record 7 (line 9): Year is "nan".'
 */
export const describeSkip = ({ recordNumber, firstLine, column, value, because }: Skip): string => {
  const line = firstLine > 0 ? ` (line ${firstLine})` : '';
  return `Skipped record ${recordNumber}${line}: ${column} is ${value.trim() === '' ? 'empty' : JSON.stringify(value)}${because === undefined ? '' : `, ${because}`}.`;
};
