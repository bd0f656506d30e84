import { ownValue } from '../data/values.ts';
import { nearest } from './nearest.ts';
import { slugPattern } from '../settings/texts.ts';

/** One mistake in a site file: its path, the problem, and what to write. */
export type SiteProblem = { readonly path: string; readonly message: string; readonly hint: string };

/** The parts of a zod issue that are used here. */
export type Issue = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly pattern?: string;
  readonly params?: Record<string, unknown>;
  readonly errors?: readonly (readonly Issue[])[];
};

/** The part of a zod schema with the names of a group. */
type SchemaNode = { readonly _zod: { readonly def: object } };

const defOf = (node: SchemaNode | undefined): Record<string, unknown> =>
  (node?._zod.def ?? {}) as Record<string, unknown>;

type Wrapping = { innerType?: SchemaNode; getter?: () => SchemaNode; options?: readonly SchemaNode[] };

/** The inner group or list; for a list that can be changed, the alternative that matches the next step of the path. */
const unwrap = (node: SchemaNode | undefined, step?: PropertyKey): SchemaNode | undefined => {
  let current = node;
  for (;;) {
    const { innerType, getter, options } = defOf(current) as Wrapping;
    const wanted = typeof step === 'number' ? 'array' : 'object';
    const inner = innerType ?? getter?.() ?? options?.find((option) => defOf(option)['type'] === wanted);
    if (inner === undefined) return current;
    current = inner;
  }
};

/**
 * The names that a file may write at a path.
 *
 * @example
 * knownNames(siteDocSchema, ['search', 'priceSlider']); // => ['min', 'max', ...]
 */
export const knownNames = (schema: SchemaNode, path: readonly PropertyKey[]): string[] => {
  let node = unwrap(schema, path[0]);
  for (const [index, key] of path.entries()) {
    const next = path[index + 1];
    const def = defOf(node);
    if (def['type'] === 'object')
      node = unwrap(ownValue(def['shape'] as Record<string, SchemaNode>, String(key)), next);
    else if (def['type'] === 'array') node = unwrap(def['element'] as SchemaNode, next);
    else if (def['type'] === 'record') node = unwrap(def['valueType'] as SchemaNode, next);
    else return [];
  }
  const def = defOf(node);
  if (def['type'] === 'object') return Object.keys(def['shape'] as object);
  if (def['type'] === 'record') {
    const entries = defOf(def['keyType'] as SchemaNode)['entries'];
    return entries ? Object.values(entries as Record<string, string>) : [];
  }
  return [];
};

/** `home.priceBands[1].max`; "(the file)" for the whole. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    // A phrase key with a dot, such as "card.enquire", would otherwise look like a group.
    const name = /^[\w$]+$/.test(String(key)) ? String(key) : `["${String(key)}"]`;
    return text === '' || name.startsWith('[') ? `${text}${name}` : `${text}.${name}`;
  }, '') || '(the file)';

const at = (doc: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? ownValue(value as Record<string, unknown>, String(key)) : undefined,
    doc,
  );

const show = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a group of values';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
};

const kinds: Readonly<Record<string, { name: string; example: string }>> = {
  string: { name: 'a text', example: 'Write it in double quotes, such as "Cars"' },
  number: { name: 'a number', example: 'Write digits without quotes, such as 12' },
  int: { name: 'a whole number', example: 'Write digits without quotes, such as 12' },
  boolean: { name: 'true or false', example: 'Write true or false, without quotes' },
  array: { name: 'a list', example: 'Write the values between [ and ]' },
  object: { name: 'a group of values', example: 'Write names and values between { and }' },
  record: { name: 'a group of values', example: 'Write names and values between { and }' },
};

const oneOf = (values: readonly unknown[]): string => values.map((value) => show(value)).join(', ');

const meant = (word: string, known: readonly string[], otherwise: string): string => {
  const guess = nearest(word, known);
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
};

const explainFormat = (issue: Issue, value: unknown): { message: string; hint: string } => {
  if (issue.pattern === String(slugPattern)) {
    const slug = String(value)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60);
    return {
      message: `${show(value)} is not a slug: it may hold small letters, digits and hyphens, at most 60`,
      hint: slug === '' ? 'Write for example "city-motors"' : `Write for example "${slug}"`,
    };
  }
  if (issue.pattern?.includes('{4}-'))
    return { message: `${show(value)} is not a date`, hint: 'Write year-month-day, such as "2026-07-01"' };
  return {
    message: `${show(value)} holds characters that are not allowed here`,
    hint: 'Write letters, digits, hyphens and underscores only',
  };
};

const explainOne = (issue: Issue, value: unknown): { message: string; hint: string } => {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = ownValue(kinds, issue.expected ?? '') ?? {
        name: issue.expected ?? 'something else',
        example: 'See docs/site-config.md',
      };
      if (value === undefined) return { message: `is missing; it must be ${kind.name}`, hint: kind.example };
      return { message: `must be ${kind.name}, but is ${show(value)}`, hint: kind.example };
    }
    case 'invalid_value': {
      const values = issue.values ?? [];
      const list = `Write one of: ${oneOf(values)}`;
      const guess = typeof value === 'string' ? nearest(value, values.map(String)) : undefined;
      return {
        message: `${show(value)} is not allowed here`,
        hint: guess === undefined ? list : `Did you mean "${guess}"? ${list}`,
      };
    }
    case 'too_small':
      if (issue.origin === 'string')
        return { message: 'must not be empty', hint: 'Write a text, or leave the setting out to get the default' };
      return {
        message: `${show(value)} is too small`,
        hint: `Write ${issue.minimum === 0 && value === 0 ? 'more than 0' : `${String(issue.minimum)} or more`}`,
      };
    case 'too_big':
      if (issue.origin === 'string')
        return { message: 'is too long', hint: `Write at most ${String(issue.maximum)} characters` };
      return { message: `${show(value)} is too large`, hint: `Write ${String(issue.maximum)} or less` };
    case 'invalid_format':
      return explainFormat(issue, value);
    case 'invalid_union': {
      const names = [
        ...new Set(
          (issue.errors ?? []).flatMap((errors) =>
            errors
              .filter((error) => error.path.length === 0)
              .map((error) => ownValue(kinds, error.expected ?? '')?.name ?? ''),
          ),
        ),
      ].filter(Boolean);
      return {
        message: `${show(value)} is not allowed here`,
        hint: names.length > 0 ? `Write ${names.join(' or ')}` : 'See docs/site-config.md',
      };
    }
    case 'custom':
      return {
        message: `${show(value)} ${issue.message}`,
        hint: String(issue.params?.['hint'] ?? 'See docs/site-config.md'),
      };
    default:
      return { message: issue.message, hint: 'See docs/site-config.md' };
  }
};

/** Whether the issue is that the whole value has the wrong type. */
const isOtherKind = (issue: Issue): boolean => issue.code === 'invalid_type' && issue.path.length === 0;

/** For a value with several kinds: the issues of the intended kind; of the list if it matches none. */
const meantBranch = ({ errors = [] }: Issue): readonly Issue[] | undefined => {
  const fitting = errors.filter((issues) => !issues.some(isOtherKind));
  if (fitting.length === 1) return fitting[0];
  return errors[0]?.some((issue) => isOtherKind(issue) && issue.expected === 'array') ? errors[0] : undefined;
};

/** The zod issues, with those of the intended kind instead of "invalid union". */
export const plainIssues = (issue: Issue): readonly Issue[] => {
  const branch = issue.code === 'invalid_union' ? meantBranch(issue) : undefined;
  return branch?.flatMap((inner) => plainIssues({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
};

/**
 * Explains a zod issue to a dealer: the path, the problem, and what to write.
 *
 * @example
 * explainIssue({ code: 'unrecognized_keys', keys: ['serch'], path: [], message: '' }, doc, siteDocSchema);
 * // => [{ path: 'serch', message: '"serch" is not a setting', hint: 'Did you mean "search"?' }]
 */
export const explainIssue = (found: Issue, doc: unknown, schema: SchemaNode): SiteProblem[] =>
  plainIssues(found).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [{ path: pathText(issue.path), ...explainOne(issue, at(doc, issue.path)) }];
    const known = knownNames(schema, issue.path);
    const list =
      known.length > 0 && known.length <= 20
        ? `Known here: ${known.join(', ')}`
        : 'Leave it out, or see docs/site-config.md for the names';
    return (issue.keys ?? []).map((key) => ({
      path: pathText([...issue.path, key]),
      message: `"${key.slice(0, 60)}" is not a setting`,
      hint: meant(key, known, list),
    }));
  });
