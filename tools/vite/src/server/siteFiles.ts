import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a site's slug may be (design: Site). */
export const slugPattern = /^[a-z0-9-]{1,60}$/;

/** The slugs of a look's demo sites, the default first. */
export const siteSlugs = (appFolder: string, defaultSite: string | undefined): string[] => {
  let files: string[];
  try {
    files = readdirSync(join(appFolder, 'sites'));
  } catch {
    return [];
  }
  const slugs = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((slug) => slugPattern.test(slug))
    .sort();
  return defaultSite !== undefined && slugs.includes(defaultSite)
    ? [defaultSite, ...slugs.filter((slug) => slug !== defaultSite)]
    : slugs;
};

/** A site file as text, or why there is none. */
export type SiteFile = { kind: 'file'; slug: string; text: string } | { kind: 'unknown'; message: string };

/**
 * The site file of a slug; without a slug the look's default. The slug never leaves the sites folder.
 *
 * @example
 * readSiteFile('apps/classic', { slug: 'kauri-motor-group' }) // => { kind: 'file', slug: 'kauri-motor-group', text: '{...' }
 */
export const readSiteFile = (
  appFolder: string,
  { slug, defaultSite }: { slug?: string | null; defaultSite?: string },
): SiteFile => {
  const slugs = siteSlugs(appFolder, defaultSite);
  const wanted = slug ?? slugs[0];
  if (wanted === undefined)
    return { kind: 'unknown', message: 'This look has no site files. Put one into its sites folder.' };
  if (!slugPattern.test(wanted))
    return { kind: 'unknown', message: 'A site slug is made of a to z, 0 to 9 and hyphens, at most 60 characters.' };
  if (!slugs.includes(wanted))
    return { kind: 'unknown', message: `There is no site called ${wanted}. Known: ${slugs.join(', ')}.` };
  return { kind: 'file', slug: wanted, text: readFileSync(join(appFolder, 'sites', `${wanted}.json`), 'utf8') };
};
