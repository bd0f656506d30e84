import { formatCount } from '../format/formatCount.ts';

/**
 * A noun for a count: "Car" for one, "Cars" otherwise.
 *
 * @example
 * nounFor(2, 'Car'); // => 'Cars'
 */
export const nounFor = (count: number, noun: string): string =>
  count === 1 ? noun : /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;

/**
 * The Show-results button (specification section 2; decision B19). Disabled at 0.
 *
 * @example
 * showResultsLabel(1_204, 'Car'); // => { label: 'Show Me 1,204 Cars', disabled: false }
 */
export const showResultsLabel = (count: number, noun: string): { label: string; disabled: boolean } => ({
  label: `Show Me ${formatCount(count)} ${nounFor(count, noun)}`,
  disabled: count <= 0,
});
