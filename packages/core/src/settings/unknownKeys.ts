import type { Neighbour, ListPatch } from './kind.ts';

/**
 * The keys in a change of a list that no entry has: misspelt, or no longer in the inherited list.
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
  const neighbours = [...(add as readonly Partial<Neighbour>[]), ...move].flatMap(({ before, after }) => [
    before,
    after,
  ]);
  const named = [...remove, ...move.map(({ key }) => key), ...neighbours];
  return [...new Set(named.filter((key): key is string => key !== undefined && !known.includes(key)))];
};
