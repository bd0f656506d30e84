import { ownValue } from '../data/values.ts';
import { isPlain } from './isPlain.ts';
import type { Kind, Kinds, ListPatch } from './kind.ts';
import { patchList } from './patchList.ts';

/** Merged levels of settings: the values, and the level that set each. */
export type LaidLevels<Level extends string> = { value: Record<string, unknown>; sources: Record<string, Level> };

/** A change of a list by key, found while merging levels. */
type MetPatch<Level = string> = {
  readonly level: Level;
  readonly path: string;
  readonly list: readonly unknown[];
  readonly patch: ListPatch<unknown>;
  readonly keyOf: (item: unknown) => string;
};

type Plain = Record<string, unknown>;
type ListKind = Extract<Kind, { kind: 'nullable' | 'list' }>;

/** Keys that could change Object.prototype. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const partOf = (kind: Kind | undefined, name: string): Kind | undefined => {
  if (kind?.kind === 'group') return ownValue(kind.fields, name);
  return kind?.kind === 'record' ? kind.of : undefined;
};

const keyOf =
  ({ key = [] }: ListKind) =>
  (item: unknown): string => {
    const values = isPlain(item) ? [key].flat().map((name) => ownValue(item, name)) : [item];
    return String(values.find((value) => value !== undefined));
  };

/**
 * Merges levels of settings, later over earlier ones, and records which level set each value. Groups are merged value by value;
 * a list or null replaces the earlier value; `{ add, remove, move }` changes a list whose entries have keys. `onPatch` is
 * called for each such change.
 */
export const layLevels = <const Level extends string>(
  levels: readonly (readonly [Level, object])[],
  table: Kinds = {},
  onPatch?: (met: MetPatch<Level>) => void,
): LaidLevels<Level> => {
  const sources: Record<string, Level> = {};
  const lay = (below: Plain, above: Plain, level: Level, kind: Kind | undefined, prefix: string): Plain => {
    const merged: Plain = { ...below };
    for (const name of Object.keys(above)) {
      let value = above[name];
      if (value === undefined || forbidden.has(name)) continue;
      const path = prefix + name;
      const part = partOf(kind, name);
      const beneath = ownValue(merged, name);
      if (part?.kind === 'list' && part.default && isPlain(value)) {
        const list: readonly unknown[] = Array.isArray(beneath) ? beneath : [];
        onPatch?.({ level, path, list, patch: value, keyOf: keyOf(part) });
        value = patchList(list, value, keyOf(part));
      }
      const isGroup = isPlain(value) && (isPlain(beneath) || Object.keys(value).length > 0);
      merged[name] = isGroup ? lay(isPlain(beneath) ? beneath : {}, value as Plain, level, part, `${path}.`) : value;
      if (!isGroup && isPlain(beneath))
        for (const known of Object.keys(sources)) if (known.startsWith(`${path}.`)) delete sources[known];
      if (isGroup) delete sources[path];
      else sources[path] = level;
    }
    return merged;
  };
  let value: Plain = {};
  for (const [level, layer] of levels) value = lay(value, layer as Plain, level, { kind: 'group', fields: table }, '');
  return { value, sources };
};
