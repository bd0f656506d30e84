import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UsageError } from '../commands/command.ts';

/** A look on disk: `dist` and `dist-server` are in its folder. */
export type LookFolder = { readonly template: string; readonly folder: string };

const isBuilt = (folder: string): boolean => existsSync(join(folder, 'dist/index.html'));

/** The name that a look gives itself; its folder may be called anything. */
const nameOf = (folder: string): string => {
  const file = join(folder, 'dist-server/template.json');
  const { name } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as { name?: string };
  return name ?? basename(folder);
};

/**
 * The built looks of a folder: those of its folders with a build, or the folder itself where it is the project of one look.
 *
 * @throws UsageError if there is none, or none of a name that is wanted
 */
export const findLooks = (folder: string, wanted?: readonly string[]): LookFolder[] => {
  const looks = isBuilt(folder)
    ? [{ template: nameOf(folder), folder }]
    : (existsSync(folder) ? readdirSync(folder) : [])
        .map((template) => ({ template, folder: join(folder, template) }))
        .filter((look) => isBuilt(look.folder));
  const known = looks.map(({ template }) => template);
  for (const name of wanted ?? [])
    if (!known.includes(name))
      throw new UsageError(`${folder} has no built look called ${name}. Built: ${known.join(', ') || 'none'}.`);
  if (looks.length === 0)
    throw new UsageError(
      `${folder} has no built look: no <look>/dist/index.html. Run npm run build, or name a folder with --looks.`,
    );
  return looks.filter(({ template }) => wanted?.includes(template) ?? true);
};

/** The folders with the sites of looks: of each look its own, or its part of `sites`. */
export const siteFolders = (looks: readonly LookFolder[], sites: string | undefined): Record<string, string> =>
  Object.fromEntries(
    looks.map(({ template, folder }) => [template, sites === undefined ? folder : join(sites, template)]),
  );
