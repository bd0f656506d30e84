import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { templates } from '@dealer/tools-vite/looks';
import type { Tree } from '@nx/devkit';

const longest = 30;

/** Refuses a name that is not of small letters, digits and hyphens; `what` is what it names, such as "look". */
export const assertSlug = (name: string, what: string): void => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot name a ${what}: write small letters, digits and single hyphens, with a letter first, such as coast.`,
    );
  if (name.length > longest)
    throw new Error(`"${name}" cannot name a ${what}: it has more than ${longest} characters.`);
};

/** Refuses a name that is no component name. */
export const assertComponentName = (name: string): void => {
  if (!/^[A-Z][A-Za-z0-9]{1,40}$/.test(name))
    throw new Error(
      `"${name}" cannot name a component: write letters and digits, with a capital first, such as OpenDay.`,
    );
};

/** Refuses a path that exists. */
export const assertFree = (tree: Tree, path: string, remedy = 'Choose another name'): void => {
  if (tree.exists(path)) throw new Error(`${path} exists already. ${remedy}.`);
};

/** Refuses a look that does not exist, and says which ones do. */
export const assertLook = (root: string, name: string): void => {
  const known = templates(root);
  if (!known.includes(name)) throw new Error(`There is no look called ${name}. Known: ${known.join(', ')}.`);
};

/** Refuses the name of a package of this workspace: npm links each name once. */
export const assertPackageFree = (root: string, name: string): void => {
  for (const file of globSync('{packages,apps,tools}/*/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name?: string };
    if (manifest.name === name)
      throw new Error(`${name} is the package in ${dirname(file)} already. Choose another name.`);
  }
};

/** "harbour-city" as "Harbour City". */
export const titleOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** "OpenDay" as "openDay". */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** "OpenDay" as "open-day". */
export const kebabOf = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();

/** The look's own name where it is a word of its own; parts of longer names and of addresses stay. */
export const renamed = (text: string, from: string, name: string): string =>
  text.replace(new RegExp(`(?<![\\w/-])${from}(?![\\w-])`, 'g'), name);
