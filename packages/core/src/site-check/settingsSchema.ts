import * as z from 'zod/mini';
import { type Kind, type Kinds } from '../settings/index.ts';
import { patchKinds } from '../settings/isValidSettings.ts';
import { textFormats, type TextFormat } from '../settings/textFormats.ts';

/** The problem of a text in the wrong format, and what to write; `explainIssue` explains formats that are patterns. */
const formatText: Readonly<Record<Exclude<TextFormat, 'slug' | 'day' | 'indexName'>, readonly [string, string]>> = {
  webAddress: ['is not a web address', 'Write the whole address, starting with https://'],
  address: [
    'is not an address that a page may link to',
    'Write a path such as /search/used-cars, or a whole address starting with https://',
  ],
  path: ['is not a path of this site', 'Write a path that starts with one /, such as /finance'],
  stockSearchPath: [
    'is not a stock-type search',
    'Write /search/new-used-and-demo-cars/, /search/used-cars/, /search/new-cars/, /search/demo-cars/ or /search/new-and-demo-cars/',
  ],
  service: [
    'is not an address of a service',
    'Write the whole address starting with https://, a path such as /search-api, or "" for the same host',
  ],
  picture: [
    'is not the address of a picture',
    'Write a path such as /pictures/yard.webp or a whole address starting with https://',
  ],
  film: [
    'is not a film that a page plays by itself',
    'Write the path or the whole address of an mp4 or webm file, such as /films/yard.mp4',
  ],
  host: ['is not a host name', 'Write the host alone, such as pay.example.com'],
  colour: ['is not a colour', 'Write # and six digits of 0 to 9 and a to f, such as #0f5c43'],
  timezone: ['is not a time zone', 'Write a name such as Australia/Brisbane or Pacific/Auckland'],
};

const textSchema = ({ min, max, format }: Extract<Kind, { kind: 'text' }>): z.ZodMiniString => {
  const schema = z.string();
  if (format !== undefined) {
    const rule = textFormats[format];
    if (rule instanceof RegExp) return schema.check(z.regex(rule));
    const [error, hint] = formatText[format as keyof typeof formatText];
    return schema.check(z.refine(rule, { error, params: { hint } }));
  }
  const least = min > 0 ? schema.check(z.minLength(min)) : schema;
  return max < Infinity ? least.check(z.maxLength(max)) : least;
};

const numberSchema = ({ whole, min, max }: Extract<Kind, { kind: 'number' }>): z.ZodMiniType => {
  let schema: z.ZodMiniNumber = whole ? z.int() : z.number();
  if (min > -Infinity) schema = schema.check(min === Number.MIN_VALUE ? z.positive() : z.minimum(min));
  return max < Infinity ? schema.check(z.maximum(max)) : schema;
};

const shapeOf = (kinds: Kinds): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, kind.optional ? z.optional(schemaOf(kind)) : schemaOf(kind)]),
  );

const listSchema = (kind: Extract<Kind, { kind: 'nullable' | 'list' }>): z.ZodMiniType => {
  const whole = z.array(schemaOf(kind.of));
  return kind.default ? z.union([whole, z.strictObject(shapeOf(patchKinds(kind.of)))]) : whole;
};

const makeSchema = (kind: Kind): z.ZodMiniType => {
  switch (kind.kind) {
    case 'anything':
      return z.unknown();
    case 'onOff':
      return z.boolean();
    case 'number':
      return numberSchema(kind);
    case 'text':
      return textSchema(kind);
    case 'choice':
      return kind.choices.every((choice) => typeof choice === 'string')
        ? z.enum(kind.choices)
        : z.literal([...kind.choices]);
    case 'nullable':
      return z.nullable(schemaOf(kind.of));
    case 'list':
      return listSchema(kind);
    case 'record':
      return kind.names === undefined
        ? z.record(z.string(), schemaOf(kind.of))
        : z.partialRecord(z.enum(kind.names), schemaOf(kind.of));
    case 'fields':
      return (kind.loose ? z.looseObject : z.strictObject)(shapeOf(kind.fields));
    case 'group':
      return settingsSchema(kind.fields);
    case 'either':
      return z.union(kind.kinds.map(schemaOf));
    case 'lazy':
      return z.lazy(() => schemaOf(kind.of()));
  }
};

/** One schema for each kind, so that recursive kinds terminate. */
const schemas = new WeakMap<Kind, z.ZodMiniType>();

const schemaOf = (kind: Kind): z.ZodMiniType => {
  const schema = schemas.get(kind) ?? makeSchema(kind);
  schemas.set(kind, schema);
  return schema;
};

/**
 * The full check of a file for a table of settings: every setting is optional, an unknown name is a mistake. `explainIssue`
 * explains its issues.
 *
 * @example
 * settingsSchema({ columns: choice([3, 4], 3) }).safeParse({ columns: 5 }).success; // => false
 */
export const settingsSchema = (table: Kinds) => z.partial(z.strictObject(shapeOf(table)));
