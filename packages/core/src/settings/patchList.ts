import { isPlain } from './isPlain.ts';
import type { Neighbour, ListPatch } from './kind.ts';

/**
 * A list after a change: entries are removed, then added (last, or before or after another), then moved, identified by key. An
 * added entry with an existing key replaces that entry. An unknown key changes nothing; `unknownKeys` reports it.
 */
export const patchList = <Item>(
  list: readonly Item[],
  { add = [], remove = [], move = [] }: ListPatch<NoInfer<Item>>,
  keyOf: (item: NoInfer<Item>) => string,
): Item[] => {
  const result = list.filter((item) => !remove.includes(keyOf(item)));
  const indexOf = (key?: string): number => result.findIndex((item) => keyOf(item) === key);
  const put = (item: Item, { before, after }: Partial<Neighbour>): void => {
    const old = indexOf(keyOf(item));
    if (old >= 0) result.splice(old, 1);
    const neighbour = indexOf(before ?? after);
    const otherwise = old < 0 ? result.length : old;
    result.splice(neighbour < 0 ? otherwise : neighbour + (before === undefined ? 1 : 0), 0, item);
  };
  for (const added of add as readonly unknown[]) {
    const { before, after, ...entry } = isPlain(added) ? added : {};
    put((isPlain(added) ? entry : added) as Item, { before, after } as Partial<Neighbour>);
  }
  for (const { key, ...position } of move) {
    const item = result[indexOf(key)];
    if (item !== undefined) put(item, position);
  }
  return result;
};
