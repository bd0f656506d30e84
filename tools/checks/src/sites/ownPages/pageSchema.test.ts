import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { aLookFolder, tidesSection } from '@dealer/vite/test';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { pageSchemaFile, pageSchemaText, writeLookSchema } from './pageSchema.ts';

type Schema = {
  properties: {
    sections: {
      items: {
        properties: { section: { oneOf: { const: string; description: string }[] } };
        allOf: { if: { properties: { section: { const: string } } }; then: object }[];
      };
    };
  };
};

describe('the JSON Schema of a page’s file', () => {
  it('the JSON Schema of a page’s file has the settings of each section', async () => {
    const written = await pageSchemaText();
    expect(written).toContain('"const": "text"');
    expect(written).toContain('Its text, paragraph by paragraph.');
    expect(written).toContain('One or two sentences about the page, for search engines and shared links.');
  });

  it.each(globSync('apps/*/sites/*/pages/**/*.json', { cwd: root }))(
    'the JSON Schema of a page’s file is named by %s',
    (file) => {
      const { $schema } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { $schema: string };
      const ofLook = join(root, ...file.split(/[\\/]/).slice(0, 2), 'page.schema.json');
      expect([pageSchemaFile, ofLook]).toContain(resolve(root, dirname(file), $schema));
    },
  );

  it('the JSON Schema of a page’s file knows the sections that a look alone has, with their settings, next to those of every look', async () => {
    const look = aLookFolder(tidesSection);
    await writeLookSchema(look);
    const { items } = (JSON.parse(readFileSync(join(look, 'page.schema.json'), 'utf8')) as Schema).properties.sections;
    const names = items.properties.section.oneOf;
    expect(names).toContainEqual({ const: 'tides', description: 'High and low water.' });
    expect(names.map((name) => name.const)).toContain('featured');
    expect(items.allOf.find((one) => one.if.properties.section.const === 'tides')?.then).toMatchObject({
      properties: { settings: { properties: { port: { default: 'Nelson', description: 'The port.' } } } },
    });
  });
});
