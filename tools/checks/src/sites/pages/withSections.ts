import { settingsJsonSchema } from '@dealer/core/site-check';
import type { SectionFolder } from '@dealer/vite/sections';

type Json = { readonly [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the known sections to every schema of a page list entry. */
const refer = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(refer);
  if (!isJson(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, refer(value)]));
  return isJson(schema.properties) && 'section' in schema.properties
    ? { ...inner, allOf: [{ $ref: '#/$defs/section' }] }
    : inner;
};

/**
 * The JSON Schema of a site file with the names of sections and the settings of each. Other names are checked by `npm run
 * check:sites`, because a look may have its own sections.
 */
export const withSections = (schema: Json, sections: readonly SectionFolder[]): Json => {
  const properties = schema.properties as Json;
  const names = sections.map(({ name, description }) => ({ const: name, description }));
  const settings = sections.map(({ name, definition, settings: described }) => {
    const descriptions = new Map(described.map((setting) => [setting.name, setting.description]));
    const { $schema: _, ...table } = settingsJsonSchema(definition.settings ?? {}, (path) => descriptions.get(path));
    return {
      if: { properties: { section: { const: name } }, required: ['section'] },
      then: { properties: { settings: table } },
    };
  });
  return {
    ...schema,
    properties: { ...properties, pages: refer(properties.pages) },
    $defs: {
      ...(isJson(schema.$defs) ? schema.$defs : {}),
      section: { properties: { section: { anyOf: [...names, { type: 'string' }] } }, allOf: settings },
    },
  };
};
