import { isPlain } from './isPlain.ts';
import type { Beside, ListPatch } from './kind.ts';

/**
 * A list after a change: entries taken out, then put in (last, or before or after another), then moved, each named by its key.
 * An added entry whose key is already there takes that one's place. A key that no entry has changes nothing; `unknownKeys` names it.
 *
 * @example
 * patchList(['make', 'price', 'km'], { remove: ['km'], add: ['year'], move: [{ key: 'price', before: 'make' }] }, String);
 * // => ['price', 'make', 'year']
 */
export const patchList = <Item>(
  list: readonly Item[],
  { add = [], remove = [], move = [] }: ListPatch<NoInfer<Item>>,
  keyOf: (item: NoInfer<Item>) => string,
): Item[] => {
  const result = list.filter((item) => !remove.includes(keyOf(item)));
  const indexOf = (key?: string): number => result.findIndex((item) => keyOf(item) === key);
  const put = (item: Item, { before, after }: Partial<Beside>): void => {
    const old = indexOf(keyOf(item));
    if (old >= 0) result.splice(old, 1);
    const beside = indexOf(before ?? after);
    const otherwise = old < 0 ? result.length : old;
    result.splice(beside < 0 ? otherwise : beside + (before === undefined ? 1 : 0), 0, item);
  };
  for (const added of add as readonly unknown[]) {
    const { before, after, ...entry } = isPlain(added) ? added : {};
    put((isPlain(added) ? entry : added) as Item, { before, after } as Partial<Beside>);
  }
  for (const { key, ...place } of move) {
    const item = result[indexOf(key)];
    if (item !== undefined) put(item, place);
  }
  return result;
};
