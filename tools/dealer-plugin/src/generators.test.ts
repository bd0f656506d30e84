import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defaultTemplate, freePort, templates } from '@dealer/tools-vite/looks';
import { workspaceRoot } from '@dealer/tools-vite/paths';
import type { Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import componentGenerator from './component/generator.ts';
import ruleGenerator from './rule/generator.ts';
import sectionGenerator from './section/generator.ts';
import siteGenerator from './site/generator.ts';
import templateGenerator from './template/generator.ts';

const from = defaultTemplate();
const root = mkdtempSync(join(tmpdir(), 'dealer-generators-'));
const aTree = (): Tree => new FsTree(root, false);
const changed = (tree: Tree): string[] =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .sort();
const written = (tree: Tree, path: string): string => tree.read(path, 'utf8') ?? '';

beforeAll(() => {
  for (const path of [
    'package-lock.json',
    '.gitignore',
    'packages/ui/package.json',
    'packages/core/src/price/index.ts',
    'packages/storefront/src/sections/contentParts.ts',
    'packages/storefront/src/pages/brands/page.ts',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(workspaceRoot, path), join(root, path));
  }
  mkdirSync(join(root, 'tools'));
  for (const look of templates())
    cpSync(join(workspaceRoot, 'apps', look), join(root, 'apps', look), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|dist-mocked)$/.test(path),
    });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new look', () => {
  it('is a copy under its own name, with a port and a demo site of its own', () => {
    const tree = aTree();
    templateGenerator(tree, { name: 'north-coast' });
    const paths = changed(tree);
    expect(paths).toEqual(
      expect.arrayContaining([
        'apps/north-coast/index.html',
        'apps/north-coast/src/main.tsx',
        'apps/north-coast/sites/north-coast-motors/site.json',
      ]),
    );
    expect(written(tree, 'apps/north-coast/src/template.ts')).toMatch(/name: 'north-coast',\n {2}title: 'North Coast'/);
    expect(written(tree, 'apps/north-coast/src/theme.css')).toContain(':root[data-template="north-coast"]');
    expect(written(tree, 'apps/north-coast/index.html')).toContain('data-template="north-coast"');
    expect(JSON.parse(written(tree, 'apps/north-coast/package.json'))).toMatchObject({
      name: '@dealer/north-coast',
      nx: { tags: ['layer:app', 'scope:north-coast'] },
    });
    const config = written(tree, 'apps/north-coast/vite.config.ts');
    expect(config).toContain(`port: ${freePort(root)}`);
    expect(config).not.toContain('southern-cross');
    expect(JSON.parse(written(tree, 'apps/north-coast/sites/north-coast-motors/site.json'))).toMatchObject({
      slug: 'north-coast-motors',
      name: 'North Coast Motors',
      template: 'north-coast',
      url: 'https://www.northcoastmotors.example',
    });
  });

  it.each(templates())('from %s changes its folder and the lockfile, and no longer names that look', (look) => {
    const tree = aTree();
    templateGenerator(tree, { name: 'coast', from: look });
    expect(changed(tree).filter((path) => !path.startsWith('apps/coast/'))).toEqual(['package-lock.json']);
    const named = changed(tree).filter(
      (path) => path.startsWith('apps/coast/') && new RegExp(`["'@:]${look}["']`).test(written(tree, path)),
    );
    expect(named).toEqual([]);
  });

  it('is in the lockfile as npm install would write it', () => {
    const tree = aTree();
    templateGenerator(tree, { name: 'coast', from });
    type Lock = { packages: Record<string, object> };
    const before = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const { packages } = JSON.parse(written(tree, 'package-lock.json')) as Lock;
    const { 'apps/coast': own, 'node_modules/@dealer/coast': link, ...others } = packages;
    expect(others).toEqual(before.packages);
    expect(own).toEqual({ ...before.packages[`apps/${from}`], name: '@dealer/coast' });
    expect(link).toEqual({ resolved: 'apps/coast', link: true });
    expect(Object.keys(packages)).toEqual(Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['', 'cannot name a look'],
    ['Coast', 'small letters'],
    ['north_coast', 'small letters'],
    ['../coast', 'small letters'],
    ['1coast', 'small letters'],
    ['c'.repeat(31), 'more than 30 characters'],
    [from, `apps/${from} exists already`],
    ['ui', 'is the package in packages/ui already'],
  ])('is refused the name "%s", with a reason', (name, reason) => {
    const tree = aTree();
    expect(() => templateGenerator(tree, { name })).toThrow(reason);
    expect(changed(tree)).toEqual([]);
  });

  it('needs a look that exists to start from', () => {
    expect(() => templateGenerator(aTree(), { name: 'coast', from: 'nowhere' })).toThrow(
      `There is no look called nowhere. Known: ${templates().join(', ')}.`,
    );
  });
});

describe('the other generators', () => {
  it('write a demo site of a look', () => {
    const tree = aTree();
    siteGenerator(tree, { name: 'Harbour City Motors', template: from });
    const path = `apps/${from}/sites/harbour-city-motors/site.json`;
    expect(changed(tree)).toEqual([path]);
    expect(JSON.parse(written(tree, path))).toMatchObject({ slug: 'harbour-city-motors', template: from });
    expect(() => siteGenerator(aTree(), { name: 'Harbour', template: 'nowhere' })).toThrow('no look called nowhere');
  });

  it('write a section with its story', () => {
    const tree = aTree();
    sectionGenerator(tree, { name: 'OpenDay' });
    const folder = 'packages/storefront/src/sections/OpenDay';
    const files = ['OpenDay.stories.tsx', 'OpenDay.tsx', 'OpenDayPlaceholder.tsx', 'section.ts'];
    expect(changed(tree)).toEqual([
      ...files.map((name) => `${folder}/${name}`),
      'packages/storefront/src/sections/contentParts.ts',
    ]);
    const parts = written(tree, 'packages/storefront/src/sections/contentParts.ts');
    expect(parts).toContain("import { section as openDay } from './OpenDay/section.ts';");
    expect(parts).toContain("await import('./OpenDay/OpenDay.tsx')).OpenDay");
    expect(written(tree, `${folder}/OpenDay.stories.tsx`)).toContain("section: 'openDay'");
    expect(() => sectionGenerator(aTree(), { name: 'open-day' })).toThrow('capital first');
  });

  it('write a section of one page', () => {
    const tree = aTree();
    sectionGenerator(tree, { name: 'OpenDay', page: 'brands' });
    const folder = 'packages/storefront/src/pages/brands/sections/OpenDay';
    expect(changed(tree)).toContain(`${folder}/section.ts`);
    expect(changed(tree)).not.toContain('packages/storefront/src/sections/contentParts.ts');
    expect(written(tree, `${folder}/section.ts`)).toContain("from '../../../../sections/section.ts'");
    expect(() => sectionGenerator(aTree(), { name: 'OpenDay', page: 'nowhere' })).toThrow('does not exist');
  });

  it('write a section of one look, which its template names from then on', () => {
    const tree = aTree();
    sectionGenerator(tree, { name: 'OpenDay', template: from });
    const folder = `apps/${from}/src`;
    const files = ['OpenDay.stories.tsx', 'OpenDay.tsx', 'OpenDayPlaceholder.tsx', 'section.ts'].map(
      (name) => `${folder}/sections/OpenDay/${name}`,
    );
    expect(changed(tree)).toEqual([...files, `${folder}/sections/index.ts`, `${folder}/template.ts`].sort());
    expect(written(tree, `${folder}/sections/index.ts`)).toContain('lookSections({');
    const template = written(tree, `${folder}/template.ts`);
    expect(template).toContain("import { sections } from './sections/index.ts';");
    expect(template).toContain('  sections,\n  pages: {');
    sectionGenerator(tree, { name: 'NextOpenDay', template: from });
    expect(written(tree, `${folder}/template.ts`)).toBe(template);
    expect(() => sectionGenerator(aTree(), { name: 'OpenDay', template: 'nowhere' })).toThrow('no look called nowhere');
  });

  it('write a component with its styles and story', () => {
    const tree = aTree();
    componentGenerator(tree, { name: 'RatingBadge' });
    const folder = 'packages/ui/src/RatingBadge';
    expect(changed(tree)).toEqual(
      ['RatingBadge.module.css', 'RatingBadge.stories.tsx', 'RatingBadge.tsx', 'index.ts'].map(
        (name) => `${folder}/${name}`,
      ),
    );
    expect(written(tree, `${folder}/RatingBadge.tsx`)).toContain('data-part="rating-badge"');
    tree.write(`${folder}/index.ts`, '');
    expect(() => componentGenerator(tree, { name: 'RatingBadge' })).toThrow('exists already');
  });

  it('write a rule with its test, exported by its folder', () => {
    const tree = aTree();
    ruleGenerator(tree, { name: 'price/dealPrice' });
    const folder = 'packages/core/src/price';
    expect(changed(tree)).toEqual(['dealPrice.test.ts', 'dealPrice.ts', 'index.ts'].map((name) => `${folder}/${name}`));
    expect(written(tree, `${folder}/index.ts`)).toMatch(/export \{ dealPrice \} from '.\/dealPrice.ts';\n$/);
    expect(() => ruleGenerator(aTree(), { name: 'dealPrice' })).toThrow('such as price/dealPrice');
    expect(() => ruleGenerator(aTree(), { name: 'nowhere/dealPrice' })).toThrow('Known: price.');
  });
});
