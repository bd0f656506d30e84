import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stockSeed } from '@dealer/mocks/seed';
import { generateStock } from '@dealer/mocks/stock';
import { defaultTemplate, freePort, templates } from '@dealer/tools-vite/looks';
import { workspaceRoot } from '@dealer/tools-vite/paths';
import { sourceAliases } from '@dealer/tools-vite/sources';
import type { Tree } from '@nx/devkit';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import componentGenerator from './component/generator.ts';
import ruleGenerator from './rule/generator.ts';
import sectionGenerator from './section/generator.ts';
import siteGenerator from './site/generator.ts';
import slotGenerator from './slot/generator.ts';
import { slotNames } from './slot/slotStory.ts';
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
  cpSync(join(workspaceRoot, 'packages/ui/src'), join(root, 'packages/ui/src'), { recursive: true });
  mkdirSync(join(root, 'tools'));
  for (const look of templates())
    cpSync(join(workspaceRoot, 'apps', look), join(root, 'apps', look), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist|dist-mocked)$/.test(path),
    });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new look', () => {
  it('a new look is a copy under its own name, with a port and a demo site of its own, whose yard has vehicles', () => {
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
    const site = JSON.parse(written(tree, 'apps/north-coast/sites/north-coast-motors/site.json')) as {
      locations: { id: number }[];
    };
    const stocked = new Set(generateStock({ seed: stockSeed, now: Date.now() }).map((doc) => doc.location_id));
    expect(site.locations.filter(({ id }) => !stocked.has(id))).toEqual([]);
    const config = written(tree, 'apps/north-coast/vite.config.ts');
    expect(config).toContain(`port: ${freePort(root)}`);
    expect(config).not.toContain('southern-cross');
    expect(site).toMatchObject({
      slug: 'north-coast-motors',
      name: 'North Coast Motors',
      template: 'north-coast',
      url: 'https://www.northcoastmotors.example',
    });
  });

  it('a used car of a new look that has just arrived does not carry the tag "New"', () => {
    const tree = aTree();
    templateGenerator(tree, { name: 'north-coast' });
    expect(JSON.parse(written(tree, 'apps/north-coast/sites/north-coast-motors/site.json'))).toMatchObject({
      tags: { newArrivalTagUsed: 'New Arrival' },
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
    expect(written(tree, 'apps/coast/src/template.ts')).toContain('\n/** The parts, pages and defaults of Coast. */\n');
    expect(written(tree, 'apps/coast/src/theme.css')).toMatch(/^\/\* The theme of coast\. Token values only\. \*\//);
  });

  it('a new look is in the lockfile as npm install would write it', () => {
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
  ])('a new look is refused the name "%s", with a reason', (name, reason) => {
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

it('docs/new-template.md lists files that a new look has', () => {
  const guide = readFileSync(join(workspaceRoot, 'docs/new-template.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| `([\w./<>-]+)` \|/gm)].map(([, path = '']) =>
    path.replace('<slug>', 'coast-motors'),
  );
  expect(listed).toEqual(expect.arrayContaining(['src/theme.css', 'src/template.ts', 'vite.config.ts', 'index.html']));
  const tree = aTree();
  templateGenerator(tree, { name: 'coast' });
  expect(listed.filter((path) => !tree.exists(`apps/coast/${path}`))).toEqual([]);
});

it('a section that is generated while npm start runs is found without another command', {
  timeout: 60_000,
}, async () => {
  const other = mkdtempSync(join(tmpdir(), 'dealer-generators-'));
  cpSync(root, other, { recursive: true });
  const generate = (name: string): void => {
    const tree = new FsTree(other, false);
    sectionGenerator(tree, { name, template: from });
    flushChanges(other, tree.listChanges());
  };
  generate('OpenDay');
  const server = await createServer({
    root: join(other, 'apps', from),
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: sourceAliases },
    server: { port: 0, watch: { usePolling: true, interval: 50 } },
    optimizeDeps: { noDiscovery: true },
  });
  const found = async (): Promise<string> => (await server.transformRequest('/src/sections/index.ts'))?.code ?? '';
  try {
    expect(await found()).toContain('./OpenDay/section.ts');
    // A file that is written before the folder was read for the first time is no change for the watcher.
    const sections = join(other, 'apps', from, 'src/sections');
    await expect.poll(() => server.watcher.getWatched()[sections], { timeout: 30_000 }).toContain('OpenDay');
    generate('NextOpenDay');
    await expect.poll(found, { timeout: 20_000 }).toContain('./NextOpenDay/section.ts');
  } finally {
    await server.close();
    rmSync(other, { recursive: true, force: true });
  }
});

/** A look that draws no slot itself. */
const aNeutralLook = (): Tree => {
  const tree = aTree();
  const lines = slotNames.map((slot) =>
    slot === 'Header' ? 'Header,' : `${slot}: () => import('@dealer/ui/${slot}'),`,
  );
  for (const slot of slotNames) tree.delete(`apps/${from}/src/slots/${slot}/${slot}.tsx`);
  tree.write(
    `apps/${from}/src/template.ts`,
    `import { Header } from '@dealer/ui/Header';\n\nexport const template = {\n  slots: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n};\n`,
  );
  return tree;
};

describe('a slot to change', () => {
  it.each(slotNames)('%s is the neutral default with its story, and the template names it', (slot) => {
    const tree = aNeutralLook();
    slotGenerator(tree, { name: slot, template: from });
    const folder = `apps/${from}/src/slots/${slot}`;
    const [source, story] = [written(tree, `${folder}/${slot}.tsx`), written(tree, `${folder}/${slot}.stories.tsx`)];
    expect(source).toContain(`export const ${slot} = (`);
    expect(story).toContain(`from './${slot}.tsx'`);
    for (const text of [source, story])
      for (const [, path = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
        expect(path).toMatch(/^\.\/\w/);
        expect(tree.exists(`${folder}/${path}`)).toBe(true);
      }
    expect(written(tree, `apps/${from}/src/template.ts`)).toContain(`'./slots/${slot}/${slot}.tsx'`);
    expect(() => slotGenerator(tree, { name: slot, template: from })).toThrow('exists already');
  });

  it('a slot to change has the styles that it uses alone, in the layer of looks', () => {
    const tree = aNeutralLook();
    slotGenerator(tree, { name: 'HomeHero', template: from });
    const styles = written(tree, `apps/${from}/src/slots/HomeHero/HomeHero.module.css`);
    expect(styles).toContain('@layer dealer.look');
    expect(styles).toContain('.title');
    expect(styles).not.toContain('.silhouette');
  });

  it('a slot to change is a copy of that of another look', () => {
    const tree = aNeutralLook();
    slotGenerator(tree, { name: 'VehicleLayout', template: from, from: 'toyota' });
    const folder = `apps/${from}/src/slots/VehicleLayout`;
    expect(changed(tree)).toEqual(expect.arrayContaining([`${folder}/VehicleLayout.module.css`]));
    expect(() => slotGenerator(aTree(), { name: 'PageState', template: from, from: 'toyota' })).toThrow(
      'toyota has no PageState of its own. Write --from neutral.',
    );
  });

  it('a slot to change is one that there is', () =>
    expect(() => slotGenerator(aTree(), { name: 'Sidebar', template: from })).toThrow(
      'There is no slot called Sidebar. Known: Header, Footer',
    ));
});

describe('the other generators', () => {
  it('the other generators write a demo site of a look', () => {
    const tree = aTree();
    siteGenerator(tree, { name: 'Harbour City Motors', template: from });
    const path = `apps/${from}/sites/harbour-city-motors/site.json`;
    expect(changed(tree)).toEqual([path]);
    expect(JSON.parse(written(tree, path))).toMatchObject({ slug: 'harbour-city-motors', template: from });
    expect(() => siteGenerator(aTree(), { name: 'Harbour', template: 'nowhere' })).toThrow('no look called nowhere');
  });

  it('the other generators write a section with its story', () => {
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

  it('the other generators write a section of one page', () => {
    const tree = aTree();
    sectionGenerator(tree, { name: 'OpenDay', page: 'brands' });
    const folder = 'packages/storefront/src/pages/brands/sections/OpenDay';
    expect(changed(tree)).toContain(`${folder}/section.ts`);
    expect(changed(tree)).not.toContain('packages/storefront/src/sections/contentParts.ts');
    expect(written(tree, `${folder}/section.ts`)).toContain("from '../../../../sections/section.ts'");
    expect(() => sectionGenerator(aTree(), { name: 'OpenDay', page: 'nowhere' })).toThrow('does not exist');
  });

  it('the other generators write a section of one look, which its template names from then on', () => {
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

  it.each([
    ['vehicle', "usePage('vehicle')", "vehicle: { add: [{ section: 'tides' }] }"],
    ['search', "usePage('search')", "search: { add: [{ section: 'tides' }] }"],
    ['content', 'useSite()', "home: [..., { section: 'tides' }]"],
  ])('the other generators write a section of one look that reads what the page shows: %s', (page, reads, listed) => {
    const tree = aTree();
    const done = sectionGenerator(tree, { name: 'Tides', template: from, page });
    const folder = `apps/${from}/src/sections/Tides`;
    expect(written(tree, `${folder}/Tides.tsx`)).toContain(reads);
    expect(written(tree, `${folder}/Tides.stories.tsx`)).toContain("from '@dealer/storefront/testing'");
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    done();
    expect(log.mock.calls.join('\n')).toContain(listed);
  });

  it('the other generators name the pages that a section of one look can be written for', () =>
    expect(() => sectionGenerator(aTree(), { name: 'Tides', template: from, page: 'brands' })).toThrow(
      'Choose --page vehicle, search, content.',
    ));

  it('the other generators write a component with its styles and story', () => {
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

  it('the other generators write a rule with its test, exported by its folder', () => {
    const tree = aTree();
    ruleGenerator(tree, { name: 'price/dealPrice' });
    const folder = 'packages/core/src/price';
    expect(changed(tree)).toEqual(['dealPrice.test.ts', 'dealPrice.ts', 'index.ts'].map((name) => `${folder}/${name}`));
    expect(written(tree, `${folder}/index.ts`)).toMatch(/export \{ dealPrice \} from '.\/dealPrice.ts';\n$/);
    expect(() => ruleGenerator(aTree(), { name: 'dealPrice' })).toThrow('such as price/dealPrice');
    expect(() => ruleGenerator(aTree(), { name: 'nowhere/dealPrice' })).toThrow('Known: price.');
  });
});
