/**
 * The key of a facet value: the index ignores case, and so do we.
 *
 * @example
 * valueKey('UTE') === valueKey('Ute'); // => true
 */
export const valueKey = (value: string): string => value.toLowerCase();

/**
 * Whether a list contains a facet value, ignoring case.
 *
 * @example
 * hasValue(['UTE'], 'Ute'); // => true
 */
export const hasValue = (values: readonly string[], value: string): boolean =>
  values.some((other) => valueKey(other) === valueKey(value));

/** The list without a value, ignoring case. */
export const withoutValue = (values: readonly string[], value: string): string[] =>
  values.filter((other) => valueKey(other) !== valueKey(value));

type Counts = Readonly<Record<string, number>>;

/**
 * Uses one spelling for values that differ only in case. A server may count "UTE" in one search and "Ute" in the next: the most
 * frequent spelling in the first counts with the value is used.
 *
 * @example
 * oneSpelling({ Ute: 29, UTE: 0 })('ute'); // => 'Ute'
 */
export const oneSpelling = (...known: readonly Counts[]): ((value: string) => string) => {
  const spellings = new Map<string, string>();
  for (const counts of known)
    for (const [value] of Object.entries(counts).sort(([, a], [, b]) => b - a))
      if (!spellings.has(valueKey(value))) spellings.set(valueKey(value), value);
  return (value) => spellings.get(valueKey(value)) ?? value;
};
