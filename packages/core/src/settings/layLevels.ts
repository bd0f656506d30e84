import { ownValue } from '../record/ownValue.ts';
import type { Kind, Kinds, ListPatch } from './kind.ts';
import { patchList } from './patchList.ts';

/** A change of a list names an entry that is not in it. */
export type UnknownKey<Level = string> = {
  readonly level: Level;
  readonly path: string;
  readonly key: string;
  readonly known: readonly string[];
};

/** Levels of settings laid over each other: the values, who set each, and the changes of lists that found no entry. */
export type LaidLevels<Level extends string> = {
  value: Record<string, unknown>;
  sources: Record<string, Level>;
  unknown: UnknownKey<Level>[];
};

type Plain = Record<string, unknown>;
type ListKind = Extract<Kind, { kind: 'nullable' | 'list' }>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys under which a hand-made file could reach the prototype of every object. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const put = <Level>(sources: Record<string, Level>, path: string, value: unknown, level: Level): void => {
  for (const known of Object.keys(sources)) if (known === path || known.startsWith(`${path}.`)) delete sources[known];
  if (isPlain(value) && Object.keys(value).length > 0) {
    for (const key of Object.keys(value)) put(sources, `${path}.${key}`, value[key], level);
    return;
  }
  sources[path] = level;
};

const partOf = (kind: Kind | undefined, name: string): Kind | undefined => {
  if (kind?.kind === 'group') return ownValue(kind.fields, name);
  return kind?.kind === 'record' ? kind.of : undefined;
};

const keyOf =
  ({ key = [] }: ListKind) =>
  (item: unknown): string =>
    isPlain(item)
      ? String(
          [key]
            .flat()
            .map((name) => ownValue(item, name))
            .find((value) => value !== undefined),
        )
      : String(item);

/**
 * Lays levels of settings over each other, the later over the earlier, and says for each value who set it. Groups are merged
 * value by value; a list or null replaces what was below; `{ add, remove, move }` changes a list that the table says has entries
 * with keys.
 *
 * @example
 * layLevels([['look', { columns: 3 }], ['site', { columns: 4 }]]).sources; // => { columns: 'site' }
 */
export const layLevels = <const Level extends string>(
  levels: readonly (readonly [Level, object])[],
  table: Kinds = {},
): LaidLevels<Level> => {
  const sources: Record<string, Level> = {};
  const unknown: UnknownKey<Level>[] = [];
  const lay = (below: Plain, above: Plain, level: Level, kind: Kind | undefined, prefix: string): Plain => {
    const merged: Plain = { ...below };
    for (const name of Object.keys(above)) {
      let value = above[name];
      if (value === undefined || forbidden.has(name)) continue;
      const path = prefix + name;
      const part = partOf(kind, name);
      const beneath = ownValue(merged, name);
      if (part?.kind === 'list' && part.default && isPlain(value)) {
        const list = Array.isArray(beneath) ? (beneath as unknown[]) : [];
        const patched = patchList(list, value as ListPatch<unknown>, keyOf(part));
        for (const key of patched.unknown) unknown.push({ level, path, key, known: list.map(keyOf(part)) });
        value = patched.list;
      } else if (isPlain(beneath) && isPlain(value)) {
        delete sources[path];
        merged[name] = lay(beneath, value, level, part, `${path}.`);
        continue;
      }
      merged[name] = value;
      put(sources, path, value, level);
    }
    return merged;
  };
  let value: Plain = {};
  for (const [level, layer] of levels) value = lay(value, layer as Plain, level, { kind: 'group', fields: table }, '');
  return { value, sources, unknown };
};
