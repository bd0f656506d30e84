import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { settingsJsonSchema } from '@dealer/core/site-check';
import { readSections } from '../../sections/readSections.ts';
import type { SectionFolder } from '../../sections/readSections.ts';

type Json = { [key: string]: unknown };
type Named = { const?: string; description?: string };
type Rule = { if: { properties: { section: { const: string } } }; then: Json };
type Entry = { properties: { section: { anyOf?: Named[]; oneOf?: Named[] } }; allOf: Rule[] };

/** Where a schema lists the sections: of a site file in its definitions, of a page in its list. */
const entryOf = (schema: Json): Entry => {
  const { $defs, properties } = schema as {
    $defs?: { section?: Entry };
    properties: { sections?: { items: Entry } };
  };
  const entry = $defs?.section ?? properties.sections?.items;
  if (entry === undefined) throw new Error('The JSON Schema lists no sections.');
  return entry;
};

const ruleOf = ({ name, settings, definition }: SectionFolder): Rule => {
  const { $schema: _, ...table } = settingsJsonSchema(
    definition.settings ?? {},
    (path) => settings.find((setting) => setting.name === path)?.description,
  ) as Json;
  return { if: { properties: { section: { const: name } } }, then: { properties: { settings: table } } };
};

/** A schema of the packages with a look's own sections, which replace those of the same name. */
const withOwn = (schema: Json, own: readonly SectionFolder[]): Json => {
  const names = new Set(own.map(({ name }) => name));
  const entry = entryOf(schema);
  const { section } = entry.properties;
  const listed = (list: readonly Named[]): Named[] => [
    ...own.map(({ name, description }) => ({ const: name, description })),
    ...list.filter((one) => one.const === undefined || !names.has(one.const)),
  ];
  if (section.anyOf) section.anyOf = listed(section.anyOf);
  if (section.oneOf) section.oneOf = listed(section.oneOf);
  entry.allOf = [...entry.allOf.filter((rule) => !names.has(rule.if.properties.section.const)), ...own.map(ruleOf)];
  return schema;
};

/** The JSON Schema of a look's site files, or of the pages next to them, with the sections that it alone has. */
export const lookSchema = async (folder: string, kind: 'site' | 'page'): Promise<string> => {
  const file = createRequire(import.meta.url).resolve(`@dealer/core/${kind}.schema.json`);
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Json;
  const sections = join(folder, 'src/sections');
  const own = existsSync(sections) ? await readSections(sections) : [];
  return `${JSON.stringify(withOwn(schema, own), null, 2)}\n`;
};

/** Where a project has its schemas, for `$schema` of its site files; not in git. */
const schemaFolder = '.dealer';

/** Writes the JSON Schemas of a project's site files and pages, for editors. */
export const writeSchemas = async (folder: string): Promise<void> => {
  mkdirSync(join(folder, schemaFolder), { recursive: true });
  for (const kind of ['site', 'page'] as const)
    writeFileSync(join(folder, schemaFolder, `${kind}.schema.json`), await lookSchema(folder, kind));
};
