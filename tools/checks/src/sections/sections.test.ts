import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templates } from '@dealer/tools-vite/looks';
import { nodeOnSources } from '@dealer/tools-vite/sources';
import { root } from '../root.ts';
import { demoUses, usesIn } from './demoUses.ts';
import { replacementProblems } from './lookRegistry.ts';
import { readSections, sectionsFolder } from './readSections.ts';
import { registryFiles } from './registryFiles.ts';
import { sectionsMarkdown } from './sectionsMarkdown.ts';

const sections = await readSections();

/** What Storybook indexes of a package's sources, by the pattern of its configuration. */
const [, storyPattern = ''] = /files: '(.+)'/.exec(readFileSync(join(root, '.storybook/main.ts'), 'utf8')) ?? [];
const storyFiles = (folder: string): string[] => globSync(storyPattern, { cwd: folder });

describe('the sections of pages', () => {
  it('are all in the registry: run tools/checks/src/sections/writeSections.ts', () => {
    for (const [name, text] of Object.entries(registryFiles(sections)))
      expect(readFileSync(join(sectionsFolder, 'registry', name), 'utf8'), name).toBe(text);
  });

  it('are all on the reference page, with each setting and its default', () => {
    const page = readFileSync(join(root, 'docs/sections.md'), 'utf8');
    expect(page).toBe(sectionsMarkdown(sections, demoUses()));
    for (const { name, settings } of sections) {
      const [own = ''] = page.split(`\n## ${name}\n`)[1]?.split('\n## ') ?? [];
      for (const setting of settings) expect(own, name).toContain(`| \`${setting.name}\` |`);
    }
  });

  it('are shown by the looks and demo sites that the page names', () => {
    const site = '{ "pages": { "home": { "add": [{ "section": "reasons", "settings": { "title": "Why us" } }] } } }';
    expect(usesIn(site, 'yard')).toEqual([{ by: 'yard', section: 'reasons', settings: ['title'] }]);
    expect(sectionsMarkdown(sections, usesIn(site, 'yard'))).toMatch(/## reasons\n\n.+\n\nIn a list of: yard\.\n/);
    const names = new Set(sections.map(({ name }) => name));
    const uses = demoUses();
    expect(uses.length).toBeGreaterThan(20);
    expect(uses.filter(({ section }) => !names.has(section))).toEqual([]);
    expect(uses.filter(({ by, section }) => section === 'hero' && templates().includes(by))).not.toEqual([]);
  });

  it.each(sections)('$name has stories, which Storybook finds by their folder', ({ component }) =>
    expect(storyFiles(join(root, 'packages/storefront/src'))).toContain(
      join('sections', component, `${component}.stories.tsx`),
    ),
  );

  it('each describe themselves and their settings', () => {
    for (const { name, description, settings } of sections) {
      expect(description, name).toMatch(/^[A-Z].+\.$/);
      for (const setting of settings) expect(setting.description, `${name}.${setting.name}`).toMatch(/^[A-Z].+\.$/);
    }
  });
});

describe('a new folder of a section', () => {
  const copy = mkdtempSync(join(tmpdir(), 'dealer-sections-'));
  const folder = join(copy, 'packages/storefront/src/sections');
  const own = `${globSync('apps/*/src', { cwd: root }).sort()[0]}/sections`;
  const written = (file: string): string => readFileSync(join(copy, file), 'utf8');

  beforeAll(() => {
    for (const path of ['tools/checks/src', 'packages/storefront/src', 'packages/core', 'docs', 'apps'])
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: (from) => !/node_modules|dist/.test(from.slice(root.length)),
      });
    // Packages are this repository's own.
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
    writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(folder, 'OpenDay'));
    writeFileSync(
      join(folder, 'OpenDay/section.ts'),
      [
        "import { wholeNumber } from '@dealer/core/settings';",
        "import { defineSection } from '../section.ts';",
        '',
        '/** The next open day. */',
        'export const section = defineSection({',
        "  arrives: 'near',",
        '  settings: {',
        '    /** How many days before it appears. */',
        '    days: wholeNumber(0, 60, 14),',
        '  },',
        '});',
      ].join('\n'),
    );
    // A look's own, by the same name: it replaces the shared one on that look's pages.
    cpSync(join(folder, 'OpenDay/section.ts'), join(copy, own, 'OpenDay/section.ts'));
    const ownSection = readFileSync(join(copy, own, 'OpenDay/section.ts'), 'utf8');
    writeFileSync(
      join(copy, own, 'OpenDay/section.ts'),
      ownSection.replace("'../section.ts'", "'@dealer/storefront/sections'"),
    );
    writeFileSync(join(folder, 'OpenDay/OpenDay.tsx'), 'export const OpenDay = () => <p>Open on Saturday.</p>;');
    writeFileSync(join(folder, 'OpenDay/OpenDay.stories.tsx'), 'export default {};\nexport const Saturday = {};');
    // What `npm start`, `npm run build`, `npm run typecheck` and `npm run storybook` run first.
    execFileSync(process.execPath, [...nodeOnSources, 'tools/checks/src/sections/writeSections.ts'], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }, 60_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is in the registry without another edit', () => {
    const registry = 'packages/storefront/src/sections/registry';
    expect(written(`${registry}/contentSections.ts`)).toContain("from '../OpenDay/section.ts';");
    expect(written(`${registry}/contentParts.ts`)).toContain("await import('../OpenDay/OpenDay.tsx')).OpenDay");
  });

  it('of a look is in the registry of that look', () => {
    expect(written(`${own}/index.ts`)).toContain("await import('./OpenDay/OpenDay.tsx')).OpenDay");
  });

  it('of a look has the settings of the section that it replaces', () => {
    const shared = sections.filter(({ name }) => name === 'featured');
    const other = shared.map((section) => ({ ...section, definition: { ...section.definition, settings: {} } }));
    expect(replacementProblems(own, shared, shared)).toEqual([]);
    expect(replacementProblems(own, other, shared)).toEqual([
      expect.stringMatching(/Featured\/section\.ts: its settings are not those of the section "featured"/),
    ]);
  });

  it('is on the reference page, with its settings', () => {
    expect(written('docs/sections.md')).toContain('## openDay\n\nThe next open day.');
    expect(written('docs/sections.md')).toContain('| `days` | `14` | How many days before it appears. |');
  });

  it('is in the JSON Schema of site files, with its settings', () => {
    expect(written('packages/core/site.schema.json')).toContain('"openDay"');
    expect(written('packages/core/site.schema.json')).toContain('How many days before it appears.');
  });

  it('is in Storybook', () => {
    expect(storyFiles(join(copy, 'packages/storefront/src'))).toContain(join('sections/OpenDay/OpenDay.stories.tsx'));
  });

  it.each(['start', 'build', 'typecheck', 'storybook'])('is picked up by npm run %s', (script) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts[`pre${script}`]).toContain('write:sections');
  });
});
