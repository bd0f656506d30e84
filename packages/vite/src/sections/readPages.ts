import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, SectionDefinitions } from '@dealer/storefront/sections';
import { packageFolder } from '../build/packageFolder.ts';
import { descriptionIn } from './readSettings.ts';
import { readSections } from './readSections.ts';
import type { SectionFolder } from './readSections.ts';

export type PageFolder = {
  /** The folder's name. */
  name: string;
  /** The sentence above its definition. */
  description: string;
  page: Page;
  /** Its own sections. */
  sections: readonly SectionFolder[];
};

/** What a page list may say. */
export type ComposedPage = {
  readonly route: Page['route'];
  /** The page's list where neither look nor site says otherwise. */
  readonly usual: NonNullable<Page['list']>;
  /** The areas of the page's layout. */
  readonly areas: readonly string[];
  /** The sections that it can show. */
  readonly sections: SectionDefinitions;
  /** It is about one vehicle, so that conditions on the vehicle make sense. */
  readonly hasVehicle?: boolean | undefined;
};

const pagesFolder = join(packageFolder('storefront'), 'pages');

/** Reads the folders of pages: each folder with a `page.ts` is a page; built, it is a `page.js`. */
export const readPages = async (folder = pagesFolder): Promise<PageFolder[]> =>
  Promise.all(
    globSync('*/page.{ts,js}', { cwd: folder })
      .sort()
      .map(async (path) => {
        const file = join(folder, path);
        const { page } = (await import(pathToFileURL(file).href)) as { page: Page };
        const own = join(dirname(file), 'sections');
        return {
          name: basename(dirname(file)),
          description: descriptionIn(readFileSync(file, 'utf8'), 'page'),
          page,
          sections: existsSync(own) ? await readSections(own) : [],
        };
      }),
  );

/** The lists of sections of a page by their names in `pages` of looks and sites. */
export const listsOf = ({ route, list, lists }: Page): Readonly<Record<string, ComposedPage['usual']>> =>
  lists ?? (list ? { [route]: list } : {});

/** The definitions of sections by their names. */
export const definitionsOf = (sections: readonly SectionFolder[]): SectionDefinitions =>
  Object.fromEntries(sections.map(({ name, definition }) => [name, definition]));
