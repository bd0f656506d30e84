import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTemplates } from '../../build/writeTemplates.ts';
import { createSite, templateNames } from './createSite.ts';

const from = mkdtempSync(join(tmpdir(), 'dealer-create-'));
const templates = join(from, 'templates');
const create = (folder: string, template = 'blank') =>
  createSite({ folder, template, version: '1.2.3', from, templates });
const read = (file: string): string => readFileSync(join(from, file), 'utf8');

beforeAll(() =>
  writeTemplates({
    own: join(import.meta.dirname, '../../templates'),
    root: join(import.meta.dirname, '../../../..'),
    to: templates,
  }),
);
afterAll(() => rmSync(from, { recursive: true }));

describe('createSite', () => {
  it('writes a project that bears the name of its folder, on the version of the packages', () => {
    create('kelso-cars');
    const manifest = JSON.parse(read('kelso-cars/package.json')) as { name: string; dependencies: object };
    expect(manifest).toMatchObject({ name: 'kelso-cars', dependencies: { '@dealer/storefront': '1.2.3' } });
    expect(JSON.parse(read('kelso-cars/sites/kelso-cars/site.json'))).toMatchObject({
      slug: 'kelso-cars',
      name: 'Kelso Cars',
      template: 'kelso-cars',
      url: 'https://www.kelsocars.example',
    });
    expect(read('kelso-cars/.gitignore')).toContain('node_modules/');
    expect(existsSync(join(from, 'kelso-cars/template.json'))).toBe(false);
  });

  it.each(['blank', 'classic', 'toyota', 'used-only'])(
    'the template %s has a theme, a slot and a section of its own, and a test',
    (template) => {
      const folder = `site-of-${template}`;
      create(folder, template);
      const files = globSync('**/*', { cwd: join(from, folder) });
      expect(files).toEqual(
        expect.arrayContaining([
          'src/theme.css',
          'src/sections/Promises/section.ts',
          'src/sections/Promises/Promises.test.tsx',
        ]),
      );
      expect(files.filter((file) => /^src\/slots\/\w+\/\w+\.tsx$/.test(file))).not.toEqual([]);
      expect(files.filter((file) => file.includes('.stories.'))).toEqual([]);
      const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => read(join(folder, file)));
      expect(texts.join('\n')).not.toMatch(/\{\{\w/);
      const source = read(`${folder}/src/template.ts`);
      expect(source).toContain(`name: '${folder}'`);
      expect(source).toContain("{ section: 'promises' }");
      expect(source).toContain("import { sections } from './sections/index.ts';");
      expect(read(`${folder}/src/theme.css`)).toContain(`data-template="${folder}"`);
      for (const [, name = ''] of texts.join('\n').matchAll(/url\("(@[\w-]+\/[\w-]+)/g))
        expect(read(`${folder}/package.json`)).toContain(name);
    },
  );

  it('accepts an empty folder, also one with a repository in it', () => {
    mkdirSync(join(from, 'empty/.git'), { recursive: true });
    create('empty');
    expect(read('empty/index.html')).toContain('data-template="empty"');
  });

  it.each([
    ['a folder with files', 'full', 'blank', 'The folder full is not empty: choose another one, or empty it first.'],
    ['a file', 'note.txt', 'blank', '"note.txt" cannot be the name of a site'],
    ['a file with the name of a site', 'note', 'blank', 'note is a file: choose another name.'],
    ['a name with a space', 'My Site', 'blank', '"My Site" cannot be the name of a site: write a to z, 0 to 9'],
    [
      'an unknown template',
      'fine',
      'toyta',
      'There is no template toyta; known are blank, classic, toyota, used-only.',
    ],
    ['the files that all have as a template', 'fine', 'common', 'There is no template common'],
  ])('refuses %s in one sentence and writes nothing', (_, folder, template, message) => {
    mkdirSync(join(from, 'full'), { recursive: true });
    writeFileSync(join(from, 'full/letter.txt'), 'Dear reader');
    writeFileSync(join(from, 'note'), '');
    expect(() => create(folder, template)).toThrow(message);
    expect(existsSync(join(from, 'fine'))).toBe(false);
    expect(globSync('*', { cwd: join(from, 'full') })).toEqual(['letter.txt']);
  });

  it('has a template for each look of the repository, and the neutral one', () => {
    const looks = globSync('apps/*/src/template.ts', { cwd: join(import.meta.dirname, '../../../..') });
    expect(templateNames(templates)).toHaveLength(looks.length + 1);
  });
});
