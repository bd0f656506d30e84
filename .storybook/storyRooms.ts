import { existsSync, globSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { componentGroups } from './componentGroups.ts';

/** One entry of Storybook's `stories`: files of a folder, and the place of the tree where they are. */
export type StoryRoom = { directory: string; files: string; titlePrefix: string };

const asTitle = (name: string): string =>
  name
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? letter : ` ${letter.toLowerCase()}`));

/** Folders with story files, as paths with slashes. */
const foldersOf = (root: string, pattern: string): string[] =>
  [...new Set(globSync(pattern, { cwd: root }).map((file) => file.split(sep).join('/')))].sort();

const everything = '**/*.stories.tsx';

/**
 * The tree of Storybook: components in groups, sections by the page that has them, looks by their name. The folder of a story decides.
 */
export const storyRooms = (root: string): StoryRoom[] =>
  [
    ...Object.entries(componentGroups).flatMap(([group, names]) =>
      names.map((name) => ({
        directory: `../packages/ui/src/${name}`,
        files: everything,
        titlePrefix: `Components/${group}`,
      })),
    ),
    { directory: '../packages/ui/src/icons', files: everything, titlePrefix: 'Foundations' },
    { directory: '../packages/storefront/src/sections', files: everything, titlePrefix: 'Sections/Any page' },
    { directory: '../packages/storefront/src/notices', files: everything, titlePrefix: 'Sections/Every page' },
    ...foldersOf(root, 'packages/storefront/src/pages/*/sections').map((folder) => ({
      directory: `../${folder}`,
      files: everything,
      titlePrefix: `Sections/${asTitle(folder.split('/')[4] ?? '')}`,
    })),
    ...foldersOf(root, 'packages/storefront/src/pages/*/*.stories.tsx').map((file) => ({
      directory: `../${dirname(file)}`,
      files: '*.stories.tsx',
      titlePrefix: 'Pages',
    })),
    { directory: '../packages/storefront/src/test/flows', files: '*.stories.tsx', titlePrefix: 'Flows' },
    ...foldersOf(root, 'apps/*/src/{slots,sections}').map((folder) => ({
      directory: `../${folder}`,
      files: everything,
      titlePrefix: `Looks/${folder.split('/')[1] ?? ''}`,
    })),
  ].filter(({ directory }) => existsSync(join(root, '.storybook', directory)));
