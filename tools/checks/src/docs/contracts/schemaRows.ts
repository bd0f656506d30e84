import * as z from 'zod';

/** One field of a body, a query or an answer, as a row of a table. */
type SchemaRow = { readonly name: string; readonly type: string; readonly isRequired: boolean };

type Json = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  additionalProperties?: Json | boolean;
  anyOf?: Json[];
  oneOf?: Json[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
};

const typeOf = (schema: Json): string => {
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.type === 'array')
    return schema.items && typeOf(schema.items) !== 'anything' ? `list of ${typeOf(schema.items)}` : 'list';
  if (schema.type === 'object') return 'object';
  if (schema.type === 'string')
    return schema.pattern !== undefined && schema.pattern.length < 50
      ? `text like \`${schema.pattern.replaceAll('|', '\\|')}\``
      : schema.minLength === 1
        ? 'text, not empty'
        : 'text';
  if (schema.type === 'number' || schema.type === 'integer') {
    const range =
      schema.minimum !== undefined && schema.minimum > -1e15 && schema.maximum !== undefined && schema.maximum < 1e15
        ? `, ${schema.minimum} to ${schema.maximum}`
        : '';
    return (schema.type === 'integer' ? 'whole number' : 'number') + range;
  }
  return { boolean: 'true or false', null: 'null' }[schema.type ?? ''] ?? 'anything';
};

const rowsIn = (schema: Json, name: string, isRequired: boolean): SchemaRow[] => {
  const own: SchemaRow[] = name === '' ? [] : [{ name, type: typeOf(schema), isRequired }];
  const inside = (child: Json, at: string, needed: boolean): SchemaRow[] => rowsIn(child, at, needed);
  const join = (key: string): string => (name === '' ? key : `${name}.${key}`);
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
      inside(child, join(key), schema.required?.includes(key) ?? false),
    ),
    ...(schema.items && (schema.items.properties ?? schema.items.anyOf)
      ? rowsIn(schema.items, `${name}[]`, true).slice(1)
      : []),
    ...(typeof schema.additionalProperties === 'object' && schema.additionalProperties.properties
      ? rowsIn(schema.additionalProperties, join('{name}'), true).slice(1)
      : []),
    ...choices
      .filter(({ properties, items }) => properties !== undefined || items !== undefined)
      .flatMap((choice) =>
        rowsIn(choice, name, false)
          .slice(name === '' ? 0 : 1)
          .map((row) => ({ ...row, isRequired: false })),
      ),
  ];
};

/** The JSON Schema of a schema's input. */
const jsonSchema = (schema: z.core.$ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

/** The fields of a schema, one row each, with dotted names; the fields of list items are under "[]". */
export const schemaRows = (schema: z.core.$ZodType): SchemaRow[] => {
  const seen = new Map<string, SchemaRow>();
  for (const row of rowsIn(jsonSchema(schema), '', true)) {
    const before = seen.get(row.name);
    if (!before) seen.set(row.name, row);
    else if (before.type !== row.type) seen.set(row.name, { ...before, type: `${before.type} or ${row.type}` });
  }
  return [...seen.values()];
};
