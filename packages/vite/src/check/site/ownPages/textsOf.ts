import { ownValue } from '@dealer/core/data';
import type { Kind, Kinds } from '@dealer/core/settings';

/** A text of some settings whose kind has a format, such as a link or a picture. */
export type FormattedText = { path: string; format: string; value: string };

const inKind = (kind: Kind | undefined, value: unknown, path: string): FormattedText[] => {
  if (kind === undefined || value === null || value === undefined) return [];
  switch (kind.kind) {
    case 'text':
      return kind.format !== undefined && typeof value === 'string' ? [{ path, format: kind.format, value }] : [];
    case 'nullable':
      return inKind(kind.of, value, path);
    case 'list':
      return Array.isArray(value) ? value.flatMap((part, at) => inKind(kind.of, part, `${path}[${at}]`)) : [];
    case 'fields':
    case 'group':
      return typeof value === 'object' ? textsOf(kind.fields, value, `${path}.`) : [];
    default:
      return [];
  }
};

/** The texts of settings whose kind has a format, each with its path. */
export const textsOf = (table: Kinds, values: object, prefix = ''): FormattedText[] =>
  Object.entries(values).flatMap(([name, value]) => inKind(ownValue(table, name), value, `${prefix}${name}`));
