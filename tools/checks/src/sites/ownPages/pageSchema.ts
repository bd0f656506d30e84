import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPageFile } from '@dealer/core/page';
import { settingsJsonSchema } from '@dealer/core/site-check';
import { programOf } from '../../rules/lint/productProgram.ts';
import { root } from '../../root.ts';
import { lookSchema } from '@dealer/vite/check';
import { readSections } from '@dealer/vite/sections';
import { readSettings } from '../../docs/settings/readSettings.ts';

/** The file in `@dealer/core` with the JSON Schema of a site's own page. */
export const pageSchemaFile = join(root, 'packages/core/page.schema.json');

const fileTable = join(root, 'packages/core/src/page/ownPageFile.ts');

type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; items?: JsonSchema };

/** The text of that JSON Schema: the fields of the file, the names of the sections, and the settings of each section. */
export const pageSchemaText = async (): Promise<string> => {
  const described = readSettings(programOf([fileTable]), fileTable, 'ownPageFile', ownPageFile);
  const schema = settingsJsonSchema(
    ownPageFile,
    (path) => described.find((setting) => setting.path === path)?.description,
  ) as JsonSchema;
  const folders = await readSections();
  const sections = schema.properties?.['sections'];
  const item = sections?.items;
  return `${JSON.stringify(
    {
      ...schema,
      title: 'Page of a dealer site',
      required: ['sections'],
      properties: {
        ...schema.properties,
        sections: {
          ...sections,
          items: {
            ...item,
            properties: {
              ...item?.properties,
              section: { oneOf: folders.map(({ name, description }) => ({ const: name, description })) },
            },
            allOf: folders.map(({ name, settings, definition }) => ({
              if: { properties: { section: { const: name } } },
              then: {
                properties: {
                  settings: settingsJsonSchema(
                    definition.settings ?? {},
                    (path) => settings.find((setting) => setting.name === path)?.description,
                  ),
                },
              },
            })),
          },
        },
      },
    },
    null,
    2,
  )}\n`;
};

/** Writes the JSON Schema for the pages of a look with sections of its own into its folder, for editors. */
export const writeLookSchema = async (look: string): Promise<void> => {
  if (existsSync(join(look, 'src/sections')))
    writeFileSync(join(look, 'page.schema.json'), await lookSchema(look, 'page'));
};
