/**
 * What two spellings of a facet value have in common: the index compares values without case, and so does everything here.
 *
 * @example
 * valueKey('UTE') === valueKey('Ute'); // => true
 */
export const valueKey = (value: string): string => value.toLowerCase();

/**
 * Whether a facet value is among others, in whatever case.
 *
 * @example
 * hasValue(['UTE'], 'Ute'); // => true
 */
export const hasValue = (values: readonly string[], value: string): boolean =>
  values.some((other) => valueKey(other) === valueKey(value));

/**
 * The values without one of them, in whatever case it is written.
 *
 * @example
 * withoutValue(['UTE', 'Van'], 'Ute'); // => ['Van']
 */
export const withoutValue = (values: readonly string[], value: string): string[] =>
  values.filter((other) => valueKey(other) !== valueKey(value));

type Counts = Readonly<Record<string, number>>;

/**
 * Writes values that differ only in case in one way. A server counts "UTE" in one search and "Ute" in the next: the first counts that
 * know a value decide, in them its most frequent spelling.
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
