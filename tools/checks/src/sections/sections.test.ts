import { cpSync, existsSync, mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { readSections, sectionsFolder } from './readSections.ts';
import { registryFiles } from './registryFiles.ts';
import { sectionsMarkdown } from './sectionsMarkdown.ts';

const sections = await readSections();

describe('the sections of pages', () => {
  it('are all in the registry: run tools/checks/src/sections/writeSections.ts', () => {
    for (const [name, text] of Object.entries(registryFiles(sections)))
      expect(readFileSync(join(sectionsFolder, 'registry', name), 'utf8'), name).toBe(text);
  });

  it('are all on the reference page, with each setting and its default', () => {
    const page = readFileSync(join(root, 'docs/sections.md'), 'utf8');
    expect(page).toBe(sectionsMarkdown(sections));
    for (const { name } of sections) expect(page).toContain(`## ${name}\n`);
  });

  it.each(sections)('$name has stories, which Storybook finds by their folder', ({ component }) =>
    expect(existsSync(join(sectionsFolder, component, `${component}.stories.tsx`))).toBe(true),
  );

  it('each describe themselves and their settings', () => {
    for (const { name, description, settings } of sections) {
      expect(description, name).toMatch(/^[A-Z].+\.$/);
      for (const setting of settings) expect(setting.description, `${name}.${setting.name}`).toMatch(/^[A-Z].+\.$/);
    }
  });
});

describe('a new folder of a section', () => {
  it('is in the registry and on the reference page without another edit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dealer-sections-'));
    cpSync(join(sectionsFolder, 'Favourites'), join(folder, 'Favourites'), { recursive: true });
    mkdirSync(join(folder, 'OpenDay'));
    writeFileSync(
      join(folder, 'OpenDay/section.ts'),
      [
        '/** The next open day. */',
        'export const section = {',
        "  arrives: 'near',",
        '  settings: {',
        '    /** How many days before it appears. */',
        "    days: { kind: 'number', min: 0, max: 60, default: 14 },",
        '  },',
        '};',
      ].join('\n'),
    );
    writeFileSync(join(folder, 'section.ts'), 'export const defineSection = (section: object) => section;');
    const found = await readSections(folder);
    const files = registryFiles(found);
    expect(files['contentSections.ts']).toContain("import { section as openDay } from '../OpenDay/section.ts';");
    expect(files['contentParts.ts']).toContain("await import('../OpenDay/OpenDay.tsx')).OpenDay");
    expect(sectionsMarkdown(found)).toContain('## openDay\n\nThe next open day.');
    expect(sectionsMarkdown(found)).toContain('| `days` | `14` | How many days before it appears. |');
  });
});
