import { isPlain } from './isPlain.ts';
import type { Kind, Kinds } from './kind.ts';
import { anyText, fields, listOf, optional } from './kinds.ts';
import { textFormats, type TextFormat } from './textFormats.ts';

/** Whether this is an object without keys that could change Object.prototype. */
const isValues = (value: unknown): value is Record<string, unknown> =>
  isPlain(value) && !Object.hasOwn(value, '__proto__');

const fitsFields = (kinds: Kinds, value: unknown, partial: boolean, loose?: boolean): boolean =>
  isValues(value) &&
  (partial || Object.keys(kinds).every((name) => kinds[name]?.optional || value[name] !== undefined)) &&
  Object.keys(value).every((name) =>
    Object.hasOwn(kinds, name) ? value[name] === undefined || isOfKind(kinds[name] as Kind, value[name]) : !!loose,
  );

const fitsText = (format: TextFormat, value: string): boolean => {
  const rule = textFormats[format];
  return 'test' in rule ? rule.test(value) : rule(value);
};

const neighbour: Kinds = { before: optional(anyText()), after: optional(anyText()) };

/** The kinds of what a list may be changed with; a list inside something else cannot be changed, only written. */
export const patchKinds = (of: Kind): Kinds => ({
  add: optional(listOf(of.kind === 'fields' ? fields({ ...of.fields, ...neighbour }, of.loose) : of)),
  remove: optional(listOf(anyText())),
  move: optional(listOf(fields({ key: anyText(), ...neighbour }))),
});

/** Whether a value is valid for its kind, without a message. */
export const isOfKind = (kind: Kind, value: unknown): boolean => {
  switch (kind.kind) {
    case 'anything':
      return true;
    case 'onOff':
      return typeof value === 'boolean';
    case 'number':
      return (
        (kind.whole ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
        (value as number) >= kind.min &&
        (value as number) <= kind.max
      );
    case 'text':
      return (
        typeof value === 'string' &&
        value.length >= kind.min &&
        value.length <= kind.max &&
        (!kind.format || fitsText(kind.format, value))
      );
    case 'choice':
      return kind.choices.includes(value as never);
    case 'nullable':
      return value === null || isOfKind(kind.of, value);
    case 'list':
      if (!Array.isArray(value)) return !!kind.default && fitsFields(patchKinds(kind.of), value, true);
      return value.every((part) => isOfKind(kind.of, part));
    case 'record':
      return (
        isValues(value) &&
        Object.keys(value).every((name) => (kind.names?.includes(name) ?? true) && isOfKind(kind.of, value[name]))
      );
    case 'either':
      return kind.kinds.some((one) => isOfKind(one, value));
    case 'lazy':
      return isOfKind(kind.of(), value);
    default:
      return fitsFields(kind.fields, value, kind.kind === 'group', kind.loose);
  }
};

/**
 * Whether the names and values of a file are valid for a table of settings. Every setting is optional. `settingsSchema` of
 * `@dealer/core/site-check` explains errors.
 *
 * @example
 * isValidSettings({ columns: choice([3, 4], 3) }, { columns: 4 }); // => true
 * isValidSettings({ columns: choice([3, 4], 3) }, { colums: 4 }); // => false
 */
export const isValidSettings = (table: Kinds, value: unknown): boolean => fitsFields(table, value, true);
