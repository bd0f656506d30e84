import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteRow } from '@dealer/core/routes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { pageFolderProblems } from './pageFolderProblems.ts';

let folder = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const section = (path: string): void => write(`${path}/section.ts`, 'export const section = {};');
const page = (name: string, definition: object): void => {
  write(`pages/${name}/page.ts`, `export const page = ${JSON.stringify(definition)};`);
  write(`pages/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`, '');
};
const row = (name: string, hasList = true): RouteRow => ({
  name,
  patterns: [`/${name}`],
  page: name,
  ...(hasList ? { list: true } : {}),
});
const rows = [row('brands'), row('history')];
const brands = { route: 'brands', sections: ['brandDirectory'], list: [{ section: 'brandDirectory' }] };
const history = {
  route: 'history',
  sections: ['timeline', 'people'],
  list: [{ section: 'timeline' }, { section: 'people' }],
};
const found = (table: readonly RouteRow[] = rows): Promise<string[]> => pageFolderProblems(folder, table);

beforeEach(() => {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(root, '.tmp/page-folders-'));
  write('sections/contentParts.ts', "import { section as people } from './People/section.ts';");
  write('sections/ownParts.ts', '');
  section('sections/People');
  page('brands', brands);
  section('pages/brands/sections/BrandDirectory');
  page('history', history);
  section('pages/history/sections/Timeline');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the folders of pages', () => {
  it('the folders of pages have no problems where each page is whole', async () => expect(await found()).toEqual([]));

  it.each<[string, () => void, RegExp]>([
    [
      'a page without a definition',
      () => write('pages/careers/CareersPage.tsx', ''),
      /^packages\/storefront\/src\/pages\/careers: .*no definition\. Write page\.ts with .*route: 'careers'/,
    ],
    [
      'a page with the route of another page',
      () => page('history', { ...history, route: 'brands' }),
      /pages\/history\/page\.ts: its route "brands" is that of .*pages\/brands\/page\.ts\. Write route: 'history'/,
    ],
    [
      'a page with another name than its folder',
      () => page('history', { ...history, route: 'hystory' }),
      /route is "hystory", but its folder is called history\. Write route: 'history', or rename/,
    ],
    [
      'a section that a page names twice',
      () => page('history', { ...history, sections: ['timeline', 'people', 'timeline'] }),
      /pages\/history\/page\.ts: sections names "timeline" twice\. Take one out/,
    ],
    [
      'a section that is twice in a list',
      () => page('history', { ...history, list: [{ section: 'timeline' }, { section: 'timeline' }] }),
      /the list "history" has "timeline" twice\. Take one out, or give one an id/,
    ],
    [
      'a list with a section of another page',
      () => page('history', { ...history, list: [{ section: 'brandDirectory' }] }),
      /the list "history" names "brandDirectory", a section of the page "brands"\. Take it out, or move brands\/sections\/BrandDirectory/,
    ],
    [
      'a page with a section of another page',
      () => page('history', { ...history, sections: ['timeline', 'people', 'brandDirectory'] }),
      /sections names "brandDirectory", a section of the page "brands"/,
    ],
    [
      'a list with a section that there is not',
      () => page('history', { ...history, list: [{ section: 'timeLine' }] }),
      /names "timeLine", which is no section\. Write one of 'timeline', 'people'/,
    ],
    [
      'a folder of a section that its page does not name',
      () => section('pages/history/sections/Founders'),
      /pages\/history\/page\.ts: sections does not name "founders".*Write 'founders' there/,
    ],
    [
      'a section without a definition',
      () => write('pages/history/sections/Founders/Founders.tsx', ''),
      /pages\/history\/sections\/Founders: .*no definition\. Write section\.ts/,
    ],
    [
      'a shared section that no page has',
      () => section('sections/OpenDay'),
      /sections\/OpenDay: no page has the section\. Write it in sections\/contentParts\.ts or/,
    ],
    [
      'two sections of one name',
      () => {
        page('brands', { ...brands, sections: ['brandDirectory', 'timeline'] });
        section('pages/brands/sections/Timeline');
      },
      /two sections are called "timeline"\. Rename/,
    ],
    [
      'a page without a component',
      () => rmSync(join(folder, 'pages/history/HistoryPage.tsx')),
      /pages\/history: .*no component\. Write HistoryPage\.tsx, which exports HistoryPage/,
    ],
  ])('the folders of pages name %s', async (_, spoil, text) => {
    spoil();
    expect(await found()).toContainEqual(expect.stringMatching(text));
  });

  it.each<[string, readonly RouteRow[], RegExp]>([
    [
      'a page without an address',
      [row('brands')],
      /pages\/history\/page\.ts: no address leads to "history"\. Write a row/,
    ],
    [
      'an address without a page',
      [...rows, row('careers')],
      /the page "careers" does not exist\. Write .*pages\/careers\/page\.ts/,
    ],
    [
      'a list that no row names',
      [row('brands'), row('history', false)],
      /cannot change the list "history"\. Write list: true/,
    ],
  ])('the folders of pages name %s', async (_, table, text) => {
    expect(await found(table)).toEqual([expect.stringMatching(text)]);
  });

  it('the folders of pages are not those that Git leaves empty', async () => {
    mkdirSync(join(folder, 'pages/composed'));
    mkdirSync(join(folder, 'sections/Gallery'));
    expect(await found()).toEqual([]);
  });
});
