import type { Kind } from '@dealer/core/settings';

/** A value that a setting can have: a path and the value as JSON. */
export type Variant = string;

const written = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a list, or those that a change of a list adds. */
const entriesOf = (value: unknown): unknown[] => {
  const list = isRecord(value) ? value['add'] : value;
  return Array.isArray(list) ? (list as unknown[]) : [];
};

/** The variants that no value of one setting uses; `values` are its values on all sites, or in all entries of a list. */
const ofKind = (kind: Kind, path: string, values: readonly unknown[], depth: number): Variant[] => {
  const missing = (wanted: readonly unknown[], found: readonly unknown[]): Variant[] =>
    wanted.filter((value) => !found.includes(value)).map((value) => `${path} = ${written(value)}`);
  const entries = (table: Readonly<Record<string, Kind>>, of: readonly unknown[]): Variant[] =>
    Object.entries(table).flatMap(([name, part]) =>
      ofKind(
        part,
        path === '' ? name : `${path}.${name}`,
        of.filter(isRecord).flatMap((value) => (Object.hasOwn(value, name) ? [value[name]] : [])),
        depth,
      ),
    );
  switch (kind.kind) {
    case 'onOff':
      // In an entry a missing value counts as false.
      return missing(kind.optional ? [true] : [true, false], values);
    case 'choice':
      return missing(kind.choices, values);
    case 'nullable':
      return ofKind(
        { ...kind.of, optional: kind.optional ?? false },
        path,
        values.filter((value) => value !== null),
        depth,
      );
    case 'list':
      return ofKind(kind.of, `${path}[]`, values.flatMap(entriesOf), depth);
    case 'record':
      return ofKind(kind.of, `${path}.*`, values.filter(isRecord).flatMap(Object.values) as unknown[], depth);
    case 'fields':
    case 'group':
      return entries(kind.fields, values);
    case 'either':
      return kind.kinds.flatMap((one) =>
        ofKind(
          one,
          path,
          values.filter((value) => Array.isArray(value) === (one.kind === 'list')),
          depth,
        ),
      );
    case 'lazy':
      // A menu entry contains menu entries; one level shows every variant.
      return depth > 0 ? [] : ofKind(kind.of(), path, values, depth + 1);
    case 'anything':
    case 'number':
    case 'text':
      return [];
  }
};

/**
 * The values of flags (true, false) and of choices that no site has, defaults included. Settings of free text and numbers have
 * no variants.
 */
export const unusedVariants = (
  table: Readonly<Record<string, Kind>>,
  sites: readonly Readonly<Record<string, unknown>>[],
): Variant[] => ofKind({ kind: 'group', fields: table }, '', sites, 0);
