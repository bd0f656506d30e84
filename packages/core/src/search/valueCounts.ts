import { oneSpelling } from './oneSpelling.ts';

/** The counts by one spelling of each value. */
export const summed = (
  counts: Readonly<Record<string, number>>,
  spell: (value: string) => string,
): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const [value, count] of Object.entries(counts)) sums.set(spell(value), (sums.get(spell(value)) ?? 0) + count);
  return sums;
};

/**
 * The values in stock with their counts, the most frequent first, then by name. Values that differ only in case are merged. For a
 * home page: `facetItems` also knows what is selected and how the values of each filter are ordered.
 *
 * @example
 * valueCounts({ Ford: 2, Kia: 5, KIA: 1, Audi: 2 }); // => [['Kia', 6], ['Audi', 2], ['Ford', 2]]
 */
export const valueCounts = (counts: Readonly<Record<string, number>>): (readonly [string, number])[] =>
  [...summed(counts, oneSpelling(counts))]
    .filter(([value, count]) => value !== '' && count > 0)
    .sort(([a, of], [b, other]) => other - of || a.localeCompare(b, 'en-AU'));
