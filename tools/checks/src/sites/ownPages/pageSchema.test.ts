import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { pageSchemaFile, pageSchemaText } from './pageSchema.ts';

describe('the JSON Schema of a page’s file', () => {
  it('is in the package as the tables have it, with the settings of each section', async () => {
    const written = readFileSync(pageSchemaFile, 'utf8');
    expect(written === (await pageSchemaText()), 'npm run write:settings').toBe(true);
    expect(written).toContain('"const": "text"');
    expect(written).toContain('Its text, paragraph by paragraph.');
    expect(written).toContain('One or two sentences about the page, for search engines and shared links.');
  });

  it.each(globSync('apps/*/sites/*/pages/**/*.json', { cwd: root }))('is named by %s', (file) => {
    const { $schema } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { $schema: string };
    expect(resolve(root, dirname(file), $schema)).toBe(pageSchemaFile);
  });
});
