import { ownValue } from '../record/ownValue.ts';
import * as z from 'zod/mini';
import { platformDefaults } from '../site/platformDefaults.ts';
import { siteDocSchema } from '../site-check/siteDoc.ts';

type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; anyOf?: JsonSchema[] };

/** Adds "default" to each setting, so that an editor shows what a site gets without writing anything. */
const withDefaults = (schema: JsonSchema, defaults: unknown): JsonSchema => {
  if (typeof defaults !== 'object' || defaults === null || Array.isArray(defaults) || schema.properties === undefined) {
    return defaults === undefined ? schema : { ...schema, default: defaults };
  }
  const values = defaults as Record<string, unknown>;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, part]) => [name, withDefaults(part, ownValue(values, name))]),
  );
  return { ...schema, properties };
};

/**
 * The JSON Schema of a site file, for editors: names, allowed values and defaults. Made from the same schema that `parseSite`
 * uses. Not for browsers: it pulls in zod's JSON Schema writer.
 *
 * @example
 * writeFileSync('site.schema.json', JSON.stringify(siteJsonSchema(), null, 2));
 */
export const siteJsonSchema = (): Record<string, unknown> => {
  const schema = z.toJSONSchema(siteDocSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return { ...withDefaults(schema, platformDefaults), title: 'Dealer site', required: ['slug', 'name', 'url'] };
};
