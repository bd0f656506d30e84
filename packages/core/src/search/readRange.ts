import type { NumberRange } from './searchState.ts';

const figure = /^\d{1,12}(\.\d{1,2})?$/;

/**
 * A range as it travels, "min:max" (decision B13). Tolerates ":30000" and "10000:"; nothing for a malformed or reversed one.
 * A missing lower end is 0: no price, distance or year lies below.
 *
 * @example
 * readRange('10000:30000'); // => { min: 10000, max: 30000 }
 * readRange('30000:10000'); // => undefined
 */
export const readRange = (text: string): NumberRange | undefined => {
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
 * A range as it travels; nothing for one that is open on both sides.
 *
 * @example
 * writeRange({ max: 30_000 }); // => '0:30000'
 */
export const writeRange = ({ min, max }: NumberRange): string | undefined => {
  if (max === undefined) return min === undefined || min <= 0 ? undefined : `${min}:`;
  return `${Math.max(0, min ?? 0)}:${max}`;
};
