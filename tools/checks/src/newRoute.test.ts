import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Routes from '@dealer/core/routes';
import type * as Testing from '@dealer/core/testing';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from './lint/productProgram.ts';
import { root } from './root.ts';

mkdirSync(join(root, '.tmp'), { recursive: true });
const folder = mkdtempSync(join(root, '.tmp/new-route-'));
const at = (path: string): string => join(folder, 'src', path);
const load = async <Module>(path: string): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(at(path)).href)) as Module;

beforeAll(() => {
  cpSync(join(root, 'packages/core/src'), at('.'), { recursive: true });
  // The only edit.
  const table = at('routes/firstRoutes.ts');
  const edited = readFileSync(table, 'utf8').replace(
    "  {\n    name: 'careers',",
    "  { name: 'history', patterns: ['/our-history'], page: 'history', title: 'Our history', menu: 'company' },\n$&",
  );
  writeFileSync(table, edited);
  writeFileSync(
    at('uses.ts'),
    [
      "import type { PageName } from './routes/index.ts';",
      "import { pathTo } from './routes/index.ts';",
      "export const link = pathTo('history');",
      "export const wrong: PageName = 'histroy';",
      "const pages: Readonly<Record<Extract<PageName, 'history' | 'legal'>, string>> = { legal: 'Legal' };",
      'export const shown = pages;',
    ].join('\n'),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a new route, one row in the table', { timeout: 120_000 }, () => {
  it('is a name for links, and the compiler requires its page', () => {
    const program = programOf([at('uses.ts')]);
    const found = program.getSemanticDiagnostics(program.getSourceFile(at('uses.ts')));
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([
      expect.stringContaining('"histroy"'),
      expect.stringContaining("Property 'history' is missing"),
    ]);
  });

  it('is in the router, the menus, links and the sitemap', async () => {
    const { footerColumns, headerMenu, matchRoute, pageTitle, pathTo, siteRows, sitemapPaths, sitePaths } =
      await load<typeof Routes>('routes/index.ts');
    const { aSite } = await load<typeof Testing>('testing/index.ts');
    const site = aSite();
    const entry = { label: 'Our history', href: '/our-history' };
    expect(siteRows(site).filter(({ pattern }) => pattern === entry.href)).toMatchObject([
      { row: { page: 'history' } },
    ]);
    expect(matchRoute('/our-history/', site)).toMatchObject({ kind: 'route', name: 'history' });
    expect(pathTo('history' as 'careers')).toBe(entry.href);
    expect(pageTitle('history' as 'careers', site)).toBe(entry.label);
    const company = headerMenu(site, sitePaths(site)).find(({ label }) => label === site.phrases['nav.company']);
    expect(company?.items).toContainEqual(entry);
    expect(footerColumns(site, sitePaths(site)).flatMap(({ items = [] }) => items)).toContainEqual(entry);
    expect(sitemapPaths(site)).toContain(entry.href);
  });
});
