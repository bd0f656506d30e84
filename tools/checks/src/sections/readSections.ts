import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnySection } from '@dealer/storefront/sections';
import { root } from '../root.ts';
import { readSettings } from './readSettings.ts';
import type { SectionSetting } from './readSettings.ts';

/** A section, read from its folder. */
export type SectionFolder = {
  /** The folder's and the component's name. */
  component: string;
  /** Its name in page lists. */
  name: string;
  /** The sentence above its definition. */
  description: string;
  settings: SectionSetting[];
  /** Whether its folder has a placeholder, shown while it loads. */
  hasPlaceholder: boolean;
  definition: AnySection;
};

export const sectionsFolder = join(root, 'packages/storefront/src/sections');

/**
 * Reads the folders of sections: each folder with a `section.ts` is a section.
 *
 * @example
 * (await readSections()).map(({ name }) => name) // => ['bodyTypes', 'certified', ...]
 */
export const readSections = async (folder = sectionsFolder): Promise<SectionFolder[]> => {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'section.ts')));
  return Promise.all(
    names.sort().map(async (component) => {
      const file = join(folder, component, 'section.ts');
      const { section } = (await import(pathToFileURL(file).href)) as { section: AnySection };
      return {
        component,
        name: component.charAt(0).toLowerCase() + component.slice(1),
        ...readSettings(readFileSync(file, 'utf8'), file),
        hasPlaceholder: existsSync(join(folder, component, `${component}Placeholder.tsx`)),
        definition: section,
      };
    }),
  );
};
