import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build has written the templates; `create` is next to it. */
const builtTemplates = join(dirname(fileURLToPath(import.meta.url)), '../templates');

/** Files that every project has, below the templates. */
const common = 'common';

/** A call that cannot be carried out, in one sentence. */
export class CreateError extends Error {}

/** The names of the templates, in alphabetical order. */
export const templateNames = (templates = builtTemplates): string[] =>
  readdirSync(templates)
    .filter((name) => name !== common)
    .sort();

/** `my-site` as the name of a dealer: My Site. */
const titleOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The folder of a new project and its name.
 *
 * @throws CreateError if the name is not one of a site, or the folder is not empty
 */
const newFolder = (typed: string, from: string): { folder: string; slug: string } => {
  const folder = resolve(from, typed);
  const slug = basename(folder);
  if (!/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(slug))
    throw new CreateError(
      `"${slug}" cannot be the name of a site: write a to z, 0 to 9 and hyphens, at most 60 characters, such as my-site.`,
    );
  if (!existsSync(folder)) return { folder, slug };
  if (!statSync(folder).isDirectory()) throw new CreateError(`${typed} is a file: choose another name.`);
  if (readdirSync(folder).some((name) => name !== '.git'))
    throw new CreateError(`The folder ${typed} is not empty: choose another one, or empty it first.`);
  return { folder, slug };
};

/** Files that npm would not publish under their own names. */
const realName = (file: string, slug: string): string =>
  file.replace(/(^|\/)_(gitignore|dockerignore)$/, '$1.$2').replaceAll('__slug__', slug);

type Manifest = { dependencies: Record<string, string> };

/**
 * Writes the project of a dealer site into a new or empty folder; returns the folder and its name.
 *
 * @throws CreateError with one sentence, before anything is written
 */
export const createSite = ({
  folder: typed,
  template,
  version,
  from = process.cwd(),
  templates = builtTemplates,
}: {
  folder: string;
  template: string;
  /** The version of our packages. */
  version: string;
  from?: string;
  templates?: string;
}): { folder: string; slug: string } => {
  const known = templateNames(templates);
  if (!known.includes(template))
    throw new CreateError(`There is no template ${template}; known are ${known.join(', ')}.`);
  const { folder, slug } = newFolder(typed, from);
  const domain = `${slug.replaceAll('-', '')}.example`;
  const values = new Map([
    ['slug', slug],
    ['title', titleOf(slug)],
    ['template', slug],
    ['domain', domain],
    ['host', `www.${domain}`],
    ['dealer', version],
  ]);
  const filled = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => values.get(name) ?? all);
  const files = new Map<string, string>();
  for (const source of [common, template].map((name) => join(templates, name)))
    for (const file of globSync('**/*', { cwd: source }).map((name) => name.replaceAll('\\', '/')))
      if (statSync(join(source, file)).isFile())
        files.set(realName(file, slug), filled(readFileSync(join(source, file), 'utf8')));
  const { dependencies } = JSON.parse(files.get('template.json') ?? '{"dependencies":{}}') as Manifest;
  files.delete('template.json');
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as Manifest;
  const all = Object.entries({ ...manifest.dependencies, ...dependencies });
  manifest.dependencies = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // Never over a file that has come meanwhile.
    writeFileSync(join(folder, file), text, { flag: 'wx' });
  }
  return { folder, slug };
};
