import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKey } from '@dealer/core/page';
import { listName, routes } from '@dealer/core/routes';
import type { RouteRow } from '@dealer/core/routes';
import { listsOf, readPages, readSections } from '@dealer/vite/sections';
import type { PageFolder, SectionFolder } from '@dealer/vite/sections';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const quote = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        // Git leaves the empty folder of what was moved.
        .filter((name) => readdirSync(join(folder, name)).length > 0)
        .sort()
    : [];
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];
const table = 'packages/core/src/routes/firstRoutes.ts (in menus) or moreRoutes.ts';

/** What is wrong with the sections of a page. */
const sectionProblems = (
  file: string,
  { name, page, sections: own }: PageFolder,
  shared: readonly SectionFolder[],
  others: readonly PageFolder[],
): string[] => {
  const known = [...own, ...shared].map((section) => section.name);
  const named = page.sections ?? [];
  const unknown = (section: string, where: string): string[] => {
    if (known.includes(section)) return [];
    const owner = others.find(({ sections }) => sections.some((other) => other.name === section));
    return [
      owner
        ? `${file}: ${where} names "${section}", a section of the page "${owner.name}". Take it out, or move ${owner.name}/sections/${capital(section)} to packages/storefront/src/sections, where sections of several pages are.`
        : `${file}: ${where} names "${section}", which is no section. Write one of ${quote(known)}, or add the folder ${name}/sections/${capital(section)}.`,
    ];
  };
  return [
    ...repeated(named).map((section) => `${file}: sections names "${section}" twice. Take one out.`),
    ...named.flatMap((section) => unknown(section, 'sections')),
    ...own
      .filter((section) => !named.includes(section.name))
      .map(
        (section) =>
          `${file}: sections does not name "${section.name}", which has the folder ${name}/sections/${section.component}. Write '${section.name}' there, and its component in ${capital(name)}Page.tsx.`,
      ),
    ...Object.entries({ ...listsOf(page), ...(page.list && { [page.route]: page.list }) }).flatMap(([list, items]) => [
      ...repeated(items.map(pageKey)).map(
        (key) => `${file}: the list "${list}" has "${key}" twice. Take one out, or give one an id of its own.`,
      ),
      ...items.flatMap(({ section }) => unknown(section, `the list "${list}"`)),
    ]),
  ];
};

/** What does not fit between a page and the table of routes. */
const routeProblems = (file: string, { name, page }: PageFolder, rows: readonly RouteRow[]): string[] => {
  const own = rows.filter((row) => row.page === page.route);
  if (own.length === 0)
    return [`${file}: no address leads to "${name}". Write a row with page: '${name}' in ${table}.`];
  const lists = Object.keys(listsOf(page));
  const written = own.flatMap((row) => listName(row) ?? []);
  return [
    ...lists
      .filter((list) => !written.includes(list))
      .map(
        (list) =>
          `${file}: looks and sites cannot change the list "${list}". Write list: ${list === page.route ? 'true' : `'${list}'`} in the row of "${name}" in ${table}.`,
      ),
    ...written
      .filter((list) => !lists.includes(list))
      .map((list) => `${file}: the table of routes names the list "${list}". Write its sections in list.`),
  ];
};

/**
 * Every mistake in the folders of pages and sections, with what to write: a build of such a storefront would lack a page or a section.
 */
export const pageFolderProblems = async (storefront: string, rows: readonly RouteRow[] = routes): Promise<string[]> => {
  const where = (path: string): string => `packages/storefront/src/${path}`;
  const names = foldersIn(join(storefront, 'pages'));
  const without = names.filter((name) => !existsSync(join(storefront, 'pages', name, 'page.ts')));
  const pages = await readPages(join(storefront, 'pages'));
  const shared = await readSections(join(storefront, 'sections'));
  const registries = ['contentParts.ts', 'ownParts.ts']
    .map((file) => readFileSync(join(storefront, 'sections', file), 'utf8'))
    .join('');
  const all = [...shared, ...pages.flatMap(({ sections }) => sections)];
  return [
    ...without.map(
      (name) =>
        `${where(`pages/${name}`)}: the page has no definition. Write page.ts with export const page = definePage({ route: '${name}' }), or move its files to the page that they belong to.`,
    ),
    ...pages.flatMap((folder) => {
      const { name, page } = folder;
      const file = where(`pages/${name}/page.ts`);
      const namesake = pages.find((other) => other !== folder && other.page.route === page.route);
      if (page.route !== name)
        return [
          namesake
            ? `${file}: its route "${page.route}" is that of ${where(`pages/${namesake.name}/page.ts`)}. Write route: '${name}'.`
            : `${file}: its route is "${page.route}", but its folder is called ${name}. Write route: '${name}', or rename the folder.`,
        ];
      const component = `${capital(name)}Page.tsx`;
      const sources = readdirSync(join(storefront, 'pages', name)).filter((source) => !source.endsWith('.stories.tsx'));
      const isRedirect = sources.join() === 'page.ts' && page.load && !page.list;
      return [
        ...(isRedirect || existsSync(join(storefront, 'pages', name, component))
          ? []
          : [
              `${where(`pages/${name}`)}: the page has no component. Write ${component}, which exports ${capital(name)}Page.`,
            ]),
        ...routeProblems(file, folder, rows),
        ...sectionProblems(file, folder, shared, pages),
      ];
    }),
    ...[...new Set(rows.flatMap(({ page }) => page ?? []))]
      .filter((page) => !names.includes(page))
      .map(
        (page) =>
          `${table}: the page "${page}" does not exist. Write ${where(`pages/${page}/page.ts`)} with export const page = definePage({ route: '${page}' }).`,
      ),
    ...['sections', ...names.map((name) => `pages/${name}/sections`)].flatMap((folder) =>
      foldersIn(join(storefront, folder))
        .filter((name) => !existsSync(join(storefront, folder, name, 'section.ts')))
        .map(
          (name) =>
            `${where(`${folder}/${name}`)}: the section has no definition. Write section.ts with export const section = defineSection({}).`,
        ),
    ),
    ...shared
      .filter(({ component }) => !registries.includes(`'./${component}/section.ts'`))
      .map(
        ({ component }) =>
          `${where(`sections/${component}`)}: no page has the section. Write it in sections/contentParts.ts or sections/ownParts.ts, or move its folder to the page that shows it.`,
      ),
    ...repeated(all.map(({ name }) => name)).map(
      (name) => `${where('')}: two sections are called "${name}". Rename one of their folders.`,
    ),
  ];
};
