import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** The demo sites of a look, and what a word search finds there. */
export const sitesOf = (template: string): string[] =>
  readdirSync(join(root, 'apps', template, 'sites'))
    .filter((slug) => existsSync(join(root, 'apps', template, 'sites', slug, 'site.json')))
    .sort();

/** A site file as it was written. */
export const siteDoc = (template: string, slug: string): { name: string } & Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, 'apps', template, 'sites', slug, 'site.json'), 'utf8')) as { name: string };
