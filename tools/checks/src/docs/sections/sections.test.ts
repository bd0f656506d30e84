import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { templates } from '@dealer/tools-vite/looks';
import { root } from '../../root.ts';
import { demoUses, usesIn } from './demoUses.ts';
import { replacementProblems } from './replacementProblems.ts';
import { readAllSections, readPages } from '@dealer/vite/sections';
import { sectionsMarkdown } from './sectionsMarkdown.ts';

const sections = await readAllSections();
const pages = await readPages();

describe('the sections of pages', () => {
  it('the sections of pages are all on the reference page, with each setting and its default', () => {
    const page = readFileSync(join(root, 'docs/sections.md'), 'utf8');
    expect(page).toBe(sectionsMarkdown(sections, pages, demoUses()));
    for (const { name, settings } of sections) {
      const [own = ''] = page.split(`\n## ${name}\n`)[1]?.split('\n## ') ?? [];
      for (const setting of settings) expect(own, name).toContain(`| \`${setting.name}\` |`);
    }
  });

  it('the sections of pages are shown by the looks and demo sites that the page names', () => {
    const site = '{ "pages": { "home": { "add": [{ "section": "reasons", "settings": { "title": "Why us" } }] } } }';
    expect(usesIn(site, 'yard')).toEqual([{ by: 'yard', section: 'reasons', settings: ['title'] }]);
    expect(sectionsMarkdown(sections, pages, usesIn(site, 'yard'))).toMatch(
      /## reasons\n\n.+\n\nIn a list of: yard\.\n/,
    );
    // A look's own sections are on no page of documentation.
    const own = globSync('apps/*/src/sections/*/section.ts', { cwd: root }).map((file) => basename(dirname(file)));
    const names = new Set([
      ...sections.map(({ name }) => name),
      ...own.map((name) => name[0]?.toLowerCase() + name.slice(1)),
    ]);
    const uses = demoUses();
    expect(uses.length).toBeGreaterThan(20);
    expect(uses.filter(({ section }) => !names.has(section))).toEqual([]);
    expect(uses.filter(({ by, section }) => section === 'hero' && templates().includes(by))).not.toEqual([]);
  });

  it('each describe themselves and their settings', () => {
    for (const { name, description, settings } of sections) {
      expect(description, name).toMatch(/^[A-Z].+\.$/);
      for (const setting of settings) expect(setting.description, `${name}.${setting.name}`).toMatch(/^[A-Z].+\.$/);
    }
  });
});

describe('a section of a look', () => {
  it('a section of a look has the settings of the section that it replaces', () => {
    const shared = sections.filter(({ name }) => name === 'featured');
    const other = shared.map((section) => ({ ...section, definition: { ...section.definition, settings: {} } }));
    expect(replacementProblems('apps/coast/src/sections', shared, shared)).toEqual([]);
    expect(replacementProblems('apps/coast/src/sections', other, shared)).toEqual([
      expect.stringMatching(/Featured\/section\.ts: its settings are not those of the section "featured"/),
    ]);
  });
});

describe('the check of pages and sections', () => {
  it.each(['start', 'build', 'typecheck', 'storybook'])(
    'the check of pages and sections runs before npm run %s',
    (script) => {
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      };
      expect(scripts[`pre${script}`]).toContain('check:pages');
    },
  );
});
