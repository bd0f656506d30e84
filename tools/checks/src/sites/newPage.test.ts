import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../rules/lint/productProgram.ts';
import { root } from '../root.ts';

const copy = mkdtempSync(join(tmpdir(), 'dealer-new-page-'));
const at = (path: string): string => join(copy, path);
const write = (path: string, lines: readonly string[]): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), lines.join('\n'));
};
const page = 'packages/storefront/src/pages/history';
const section = (name: string, text: string): void => {
  write(`${page}/sections/${name}/section.ts`, [
    "import { wholeNumber } from '@dealer/core/settings';",
    "import { defineSection } from '../../../../sections/section.ts';",
    '',
    `/** ${text} */`,
    'export const section = defineSection({',
    '  settings: {',
    '    /** How many years it goes back. */',
    '    years: wholeNumber(1, 200, 50),',
    '  },',
    '});',
  ]);
  write(`${page}/sections/${name}/${name}.tsx`, [
    "import { usePage } from '../../../../page/usePage.tsx';",
    "import { page } from '../../page.ts';",
    `export const ${name} = () => <p>{usePage(page).since}</p>;`,
  ]);
};

/** What Node knows of the copy: the table of routes, the pages and the checks. */
type Facts = {
  problems: string[];
  route: object;
  path: string;
  title: string;
  menus: string[];
  sitemap: string[];
  docs: string;
  schema: string;
  findings: { path: string; hint: string }[];
  rooms: string[];
};
const script = [
  "import * as routes from '@dealer/core/routes';",
  "import { sitemapPaths } from '@dealer/core/feeds';",
  "import { siteJsonSchema } from '@dealer/core/site-check';",
  "import { aSite } from '@dealer/core/testing';",
  "import { pageDescriptions, siteFindings } from '@dealer/vite/check';",
  "import { pageFolderProblems } from './pages/pageFolderProblems.ts';",
  "import { readAllSections, readPages } from '@dealer/vite/sections';",
  "import { withSections } from './pages/withSections.ts';",
  "import { sectionsMarkdown } from '../docs/sections/sectionsMarkdown.ts';",
  "import { storyRooms } from '../../../../.storybook/storyRooms.ts';",
  'const site = aSite();',
  'const sections = await readAllSections();',
  'const paths = routes.sitePaths(site);',
  'const items = [...routes.headerMenu(site, paths).flatMap((entry) => entry.items ?? []), ...routes.footerColumns(site, paths).flatMap((entry) => entry.items ?? [])];',
  "const history = [{ section: 'founders', settings: { years: 20 } }, { section: 'timelin' }];",
  'console.log(JSON.stringify({',
  "  problems: await pageFolderProblems('packages/storefront/src'),",
  "  route: routes.matchRoute('/our-history/', site),",
  "  path: routes.pathTo('history'),",
  "  title: routes.pageTitle('history', site),",
  '  menus: items.map(({ href }) => href),',
  '  sitemap: sitemapPaths(site),',
  '  docs: sectionsMarkdown(sections, await readPages(), []),',
  '  schema: JSON.stringify(withSections(siteJsonSchema((path) => pageDescriptions.get(path)), sections)),',
  "  findings: siteFindings({ file: 'site.json', slug: 'a', template: 'coast', text: JSON.stringify({ slug: 'a', name: 'A', url: 'https://a.example', pages: { history } }) }),",
  "  rooms: storyRooms('.').map(({ titlePrefix }) => titlePrefix),",
  '}));',
];
let facts = {} as Facts;

beforeAll(() => {
  for (const path of [
    'tools/checks/src',
    'tools/vite/src',
    'tools/sources.ts',
    'packages',
    'apps',
    '.storybook',
    'tsconfig.base.json',
  ])
    cpSync(join(root, path), at(path), {
      recursive: true,
      filter: (from) => !/node_modules|[\\/](dist|dist-mocked|public|pictures)$/.test(from.slice(root.length)),
    });
  symlinkSync(join(root, 'node_modules'), at('node_modules'), 'dir');
  symlinkSync(join(root, 'packages/storefront/node_modules'), at('packages/storefront/node_modules'), 'dir');
  writeFileSync(at('package.json'), '{ "type": "module" }');
  // One row in the table of routes.
  const table = at('packages/core/src/routes/firstRoutes.ts');
  const row =
    "  { name: 'history', patterns: ['/our-history'], page: 'history', list: true, title: 'Our history', menu: 'company' },\n";
  writeFileSync(table, readFileSync(table, 'utf8').replace("  {\n    name: 'careers',", `${row}$&`));
  // One folder.
  section('Founders', 'Who began it.');
  section('Timeline', 'What happened when.');
  write(`${page}/page.ts`, [
    "import { pageTitle, pathTo } from '@dealer/core/routes';",
    "import { definePage } from '../../page/definePage.ts';",
    '/** How the dealer began. */',
    'export const page = definePage({',
    "  route: 'history',",
    "  areas: ['top', 'main'],",
    "  sections: ['founders', 'timeline'],",
    "  list: [{ section: 'founders', area: 'main' }, { section: 'timeline', area: 'main' }],",
    '  load: () => () => ({ since: 1962 }),',
    "  head: ({ since }, site) => ({ title: pageTitle('history', site), text: `Since ${since}`, path: pathTo('history') }),",
    '});',
  ]);
  write(`${page}/HistoryPage.tsx`, [
    "import { lazyWithPreload } from '../../pageStart/later/lazyWithPreload.tsx';",
    "import { sectionsPage } from '../../sections/SectionsPage.tsx';",
    "import { page } from './page.ts';",
    "import { Founders } from './sections/Founders/Founders.tsx';",
    "import { section as founders } from './sections/Founders/section.ts';",
    "import { section as timeline } from './sections/Timeline/section.ts';",
    'export const HistoryPage = sectionsPage(page, {',
    '  founders: { definition: founders, Component: Founders },',
    "  timeline: { definition: timeline, Component: lazyWithPreload(async () => (await import('./sections/Timeline/Timeline.tsx')).Timeline) },",
    '});',
  ]);
  write('tools/checks/src/sites/facts.ts', script);
  facts = JSON.parse(
    execFileSync(process.execPath, ['--import', './tools/sources.ts', 'tools/checks/src/sites/facts.ts'], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    }),
  ) as Facts;
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);

describe('a new page: one folder and one row in the table of routes', { timeout: 120_000 }, () => {
  it('a new page of one folder and one row has no problems', () => expect(facts.problems).toEqual([]));

  it('a new page is in links, the menus and the sitemap', () => {
    expect(facts.route).toMatchObject({ kind: 'route', name: 'history' });
    expect([facts.path, facts.title]).toEqual(['/our-history', 'Our history']);
    expect(facts.menus.filter((href) => href === '/our-history')).toHaveLength(2);
    expect(facts.sitemap).toContain('/our-history');
  });

  it('a new page is in the router, with its component and what it loads', async () => {
    const { compilerOptions } = JSON.parse(readFileSync(at('tsconfig.base.json'), 'utf8')) as {
      compilerOptions: { paths: Record<string, [string]> };
    };
    const server = await createServer({
      root: copy,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      resolve: {
        alias: Object.entries(compilerOptions.paths).map(([name, [file]]) => ({
          find: new RegExp(`^${name.replace('.', '\\.').replace('*', '([^.?]+)')}$`),
          replacement: at(file.replace('*', '$1')),
        })),
      },
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      type Route = {
        path?: string;
        lazy: Readonly<Record<'Component' | 'loader', () => Promise<(args?: object) => unknown>>>;
      };
      const { moreRoutes } = (await server.ssrLoadModule('/packages/storefront/src/routes/moreRoutes.ts')) as {
        moreRoutes: (deps: object) => Route[];
      };
      const { aSite } = (await server.ssrLoadModule('/packages/core/src/testing/index.ts')) as { aSite: () => object };
      const preload = (): Promise<void> => Promise.resolve();
      const slots = { VehicleCard: { preload }, VehicleCardSkeleton: { preload } };
      const route = moreRoutes({ site: aSite(), template: { slots } }).find(({ path }) => path === 'our-history');
      expect(await route?.lazy.Component()).toBeTypeOf('function');
      expect((await route?.lazy.loader())?.({})).toEqual({ since: 1962 });
    } finally {
      await server.close();
    }
  });

  it('a new page is on the reference page and in the JSON Schema, with its sections and their settings', () => {
    expect(facts.docs).toContain('| `history` | How the dealer began. | `top`, `main` | `founders`, `timeline` |');
    expect(facts.docs).toContain('## founders\n\nWho began it. Only on the page `history`.');
    expect(facts.docs).toContain('| `years` | `50` | How many years it goes back. |');
    expect(facts.schema).toContain('"description":"How the dealer began. Areas: `top`, `main`;');
    expect(facts.schema).toContain('"const":"timeline"');
  });

  it('a new page has a place for its sections in Storybook', () => expect(facts.rooms).toContain('Sections/History'));

  it('a new page can be changed by a site, whose mistakes the check of sites finds', () => {
    expect(facts.findings).toMatchObject([{ path: 'pages.history[1].section', hint: 'Did you mean "timeline"?' }]);
  });

  it('a new page is a name for links, and the compiler refuses another', () => {
    write('packages/core/src/uses.ts', [
      "import type { PageListName, PageName } from './routes/index.ts';",
      "import { pathTo } from './routes/index.ts';",
      "export const link = pathTo('history');",
      "export const list: PageListName = 'history';",
      "export const wrong: PageName = 'histroy';",
    ]);
    const program = programOf([at('packages/core/src/uses.ts')]);
    const found = program.getSemanticDiagnostics(program.getSourceFile(at('packages/core/src/uses.ts')));
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([
      expect.stringContaining('"histroy"'),
    ]);
  });
});
