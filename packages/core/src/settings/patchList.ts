import type { Beside, ListPatch } from './kind.ts';

type Place = Partial<Beside>;

/**
 * A list after a change: entries taken out, then put in (last, or before or after another), then moved, each named by its key.
 * An added entry whose key is already there takes that one's place. `unknown` names the keys that no entry has; the change
 * does the rest.
 *
 * @example
 * patchList(['make', 'price', 'km'], { remove: ['km'], add: ['year'], move: [{ key: 'price', before: 'make' }] }, String);
 * // => { list: ['price', 'make', 'year'], unknown: [] }
 */
export const patchList = <Item>(
  list: readonly Item[],
  { add = [], remove = [], move = [] }: ListPatch<NoInfer<Item>>,
  keyOf: (item: NoInfer<Item>) => string,
): { list: Item[]; unknown: string[] } => {
  const unknown: string[] = [];
  const result = [...list];
  const find = (key: string): number => {
    const index = result.findIndex((item) => keyOf(item) === key);
    if (index < 0) unknown.push(key);
    return index;
  };
  const put = (item: Item, { before, after }: Place, otherwise: number): void => {
    const beside = before ?? after;
    const index = beside === undefined ? -1 : find(beside);
    result.splice(index < 0 ? otherwise : before === undefined ? index + 1 : index, 0, item);
  };
  for (const key of remove) {
    const index = find(key);
    if (index >= 0) result.splice(index, 1);
  }
  for (const added of add as readonly Item[]) {
    const isEntry = typeof added === 'object' && added !== null;
    const { before, after, ...entry } = (isEntry ? added : {}) as Place;
    const item = (isEntry ? entry : added) as Item;
    const known = result.findIndex((one) => keyOf(one) === keyOf(item));
    if (known >= 0) result.splice(known, 1);
    put(item, { before, after }, known < 0 ? result.length : known);
  }
  for (const { key, ...place } of move) {
    const index = find(key);
    if (index < 0) continue;
    const [item] = result.splice(index, 1) as [Item];
    put(item, place, index);
  }
  return { list: result, unknown };
};
