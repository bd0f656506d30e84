import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnySection } from '@dealer/storefront/sections';
import { packageFolder } from '../build/packageFolder.ts';
import { importSection } from './importSection.ts';
import { readSettings } from './readSettings.ts';
import type { SectionSetting } from './readSettings.ts';

export type SectionFolder = {
  /** The folder's and the component's name. */
  component: string;
  /** Its name in page lists. */
  name: string;
  /** The sentence above its definition. */
  description: string;
  settings: SectionSetting[];
  definition: AnySection;
  /** The page that alone has it. */
  page?: string | undefined;
};

const sectionsFolder = join(packageFolder('storefront'), 'sections');

/** The definition of a section in its folder: a source, or a built module. */
const definitionIn = (folder: string): string | undefined =>
  ['section.ts', 'section.js'].map((name) => join(folder, name)).find((file) => existsSync(file));

/** Reads the folders of sections, by default those of several pages: each folder with a `section.ts` is a section. */
export const readSections = async (folder = sectionsFolder): Promise<SectionFolder[]> => {
  const names = readdirSync(folder).filter((name) => definitionIn(join(folder, name)) !== undefined);
  return Promise.all(
    names.sort().map(async (component) => {
      const file = definitionIn(join(folder, component)) ?? '';
      return {
        component,
        name: component.charAt(0).toLowerCase() + component.slice(1),
        ...readSettings(readFileSync(file, 'utf8'), file),
        definition: await importSection(file),
        page: /pages[\\/](\w+)[\\/]sections$/.exec(folder)?.[1],
      };
    }),
  );
};

/** Every section: those of several pages, and those of one. */
export const readAllSections = async (storefront = dirname(sectionsFolder)): Promise<SectionFolder[]> => {
  const folders = globSync(['sections', 'pages/*/sections'], { cwd: storefront });
  const sections = await Promise.all(folders.map((folder) => readSections(join(storefront, folder))));
  return sections.flat().sort((one, other) => (one.component < other.component ? -1 : 1));
};
