import * as z from 'zod/mini';
import { ownValue } from '../data/values.ts';
import type { Kind, Kinds } from '../settings/index.ts';
import { settingsSchema } from './settingsSchema.ts';
import { siteFileSettings } from './siteFileSettings.ts';

type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema> };

/** The descriptions of settings by path, such as "search.columns". */
export type Describe = (path: string) => string | undefined;

/** Adds defaults and descriptions, which editors show. */
const explained = (schema: JsonSchema, kinds: Kinds, describe: Describe, prefix: string): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(kinds).map(([name, kind]: [string, Kind]) => {
      const part = ownValue(schema.properties ?? {}, name) ?? {};
      const path = `${prefix}${name}`;
      const own = kind.kind === 'group' ? explained(part, kind.fields, describe, `${path}.`) : part;
      const description = describe(path);
      return [
        name,
        {
          ...own,
          description,
          default: kind.default,
        },
      ];
    }),
  ),
});

/**
 * The JSON Schema of a table of settings, for editors: names, allowed values, defaults and descriptions. Not for browsers: it
 * imports zod's JSON Schema writer.
 *
 * @example
 * settingsJsonSchema({ columns: choice([3, 4], 3) }, () => 'Vehicles in a row.').properties.columns;
 * // => { enum: [3, 4], type: 'number', description: 'Vehicles in a row.', default: 3 }
 */
export const settingsJsonSchema = (table: Kinds, describe: Describe = () => undefined): JsonSchema =>
  explained(
    z.toJSONSchema(settingsSchema(table), { io: 'input', unrepresentable: 'any' }) as JsonSchema,
    table,
    describe,
    '',
  );

/**
 * The JSON Schema of a site file. Derived from the table that `parseSite` uses; `site.schema.json` of this package contains it.
 *
 * @example
 * writeFileSync('site.schema.json', JSON.stringify(siteJsonSchema(), null, 2));
 */
export const siteJsonSchema = (describe?: Describe): Record<string, unknown> => ({
  ...settingsJsonSchema(siteFileSettings, describe),
  title: 'Dealer site',
  required: ['slug', 'name', 'url'],
});
