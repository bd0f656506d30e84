import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentNamePattern, slugPattern } from '@dealer/server/sites';

/** The slugs of a look's demo sites, the default first. */
export const siteSlugs = (appFolder: string, defaultSite: string | undefined): string[] => {
  let folders: string[];
  try {
    folders = readdirSync(join(appFolder, 'sites'));
  } catch {
    return [];
  }
  const slugs = folders
    .filter((slug) => slugPattern.test(slug) && existsSync(join(appFolder, 'sites', slug, 'site.json')))
    .sort();
  return defaultSite !== undefined && slugs.includes(defaultSite)
    ? [defaultSite, ...slugs.filter((slug) => slug !== defaultSite)]
    : slugs;
};

/** A site file as text, or why there is none. */
export type SiteFile = { kind: 'file'; slug: string; text: string } | { kind: 'unknown'; message: string };

const textOf = (appFolder: string, slug: string): string =>
  readFileSync(join(appFolder, 'sites', slug, 'site.json'), 'utf8');

/** The site file of a slug; without a slug the look's default. The slug never leaves the sites folder. */
export const readSiteFile = (
  appFolder: string,
  { slug, defaultSite }: { slug?: string | null; defaultSite?: string },
): SiteFile => {
  const slugs = siteSlugs(appFolder, defaultSite);
  const wanted = slug ?? slugs[0];
  if (wanted === undefined)
    return {
      kind: 'unknown',
      message: 'This look has no sites. Put one into its sites folder: sites/<slug>/site.json.',
    };
  if (!slugPattern.test(wanted))
    return { kind: 'unknown', message: 'A site slug is made of a to z, 0 to 9 and hyphens, at most 60 characters.' };
  if (!slugs.includes(wanted))
    return { kind: 'unknown', message: `There is no site called ${wanted}. Known: ${slugs.join(', ')}.` };
  return { kind: 'file', slug: wanted, text: textOf(appFolder, wanted) };
};

/** The site files of all of a look's sites. */
export const readSiteFiles = (appFolder: string): { slug: string; text: string }[] =>
  siteSlugs(appFolder, undefined).map((slug) => ({ slug, text: textOf(appFolder, slug) }));

/** The names of a site's files next to its site.json, without their extension: its own pages and its content. */
export const siteFileNames = (appFolder: string, slug: string): string[] =>
  globSync('{pages,content}/**/*.json', { cwd: join(appFolder, 'sites', slug) })
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.json'.length))
    .filter((name) => contentNamePattern.test(name))
    .sort();

/** A file of a site's own pages or content. The name never leaves the site's folder. */
export const readContentFile = (appFolder: string, { slug, name }: { slug: string; name: string }): SiteFile => {
  if (!slugPattern.test(slug) || !siteFileNames(appFolder, slug).includes(name))
    return { kind: 'unknown', message: `The site ${slug} has no file ${name}.json.` };
  return { kind: 'file', slug, text: readFileSync(join(appFolder, 'sites', slug, `${name}.json`), 'utf8') };
};
