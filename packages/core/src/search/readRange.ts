import type { NumberRange } from '../data/numberRange.ts';

const figure = /^\d{1,12}(\.\d{1,2})?$/;

/**
 * Parses a range of an address, "min:max" (decision B13). Accepts ":30000" and "10000:"; undefined if it is malformed or
 * reversed. A missing minimum is 0.
 *
 * @example
 * readRange('10000:30000'); // => { min: 10000, max: 30000 }
 * readRange('30000:10000'); // => undefined
 */
export const readRange = (text: string): Partial<NumberRange> | undefined => {
  const ends = text.split(':').map((end) => end.trim());
  if (ends.length !== 2) return undefined;
  const [low = '', high = ''] = ends;
  if ((low !== '' && !figure.test(low)) || (high !== '' && !figure.test(high)) || (low === '' && high === ''))
    return undefined;
  // Number('') is 0.
  const min = Number(low);
  if (high === '') return { min };
  const max = Number(high);
  return min > max ? undefined : { min, max };
};

/**
 * Writes a range for an address; undefined if it has neither minimum nor maximum.
 *
 * @example
 * writeRange({ max: 30_000 }); // => '0:30000'
 */
export const writeRange = ({ min, max }: Partial<NumberRange>): string | undefined => {
  if (max === undefined) return min === undefined || min <= 0 ? undefined : `${min}:`;
  return `${Math.max(0, min ?? 0)}:${max}`;
};
