import type { Beside, ListPatch } from './kind.ts';

/**
 * The keys that a change of a list names and no entry has, neither below nor added: misspelt, or gone from the list below.
 *
 * @example
 * unknownKeys(['make', 'price'], { remove: ['prise'], add: ['km'], move: [{ key: 'km', before: 'make' }] }, String); // => ['prise']
 */
export const unknownKeys = <Item>(
  list: readonly Item[],
  { add = [], remove = [], move = [] }: ListPatch<NoInfer<Item>>,
  keyOf: (item: NoInfer<Item>) => string,
): string[] => {
  const known = [...list, ...(add as readonly Item[])].map(keyOf);
  const places = [...(add as readonly Partial<Beside>[]), ...move].flatMap(({ before, after }) => [before, after]);
  const named = [...remove, ...move.map(({ key }) => key), ...places];
  return [...new Set(named.filter((key): key is string => key !== undefined && !known.includes(key)))];
};
