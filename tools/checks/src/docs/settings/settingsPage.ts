import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { siteJsonSchema } from '@dealer/core/site-check';
import { templates } from '@dealer/tools-vite/looks';
import { pageDescriptions } from '@dealer/vite/check';
import { readAllSections } from '@dealer/vite/sections';
import { withSections } from '../../sites/pages/withSections.ts';
import { root } from '../../root.ts';
import type { Setting } from './readSettings.ts';
import { phrasesTable, settingsTable } from './settingsMarkdown.ts';
import { isPhrase } from './siteSettingsList.ts';

/** The reference page of the site file: above this line it is written by hand, below it is generated from the table of settings. */
export const pageFile = join(root, 'docs/site-config.md');
const line = '<!-- From here on: npm run write:settings -->';

/** The JSON Schema of a site's file, part of the package. */
export const schemaFile = join(root, 'packages/core/site.schema.json');

const hasPath = (doc: unknown, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return true;
  if (typeof doc !== 'object' || doc === null || !Object.hasOwn(doc, name)) return false;
  return hasPath((doc as Record<string, unknown>)[name], rest);
};

const demoSites = () =>
  templates(root)
    .flatMap((look) => globSync(`apps/${look}/sites/*/site.json`, { cwd: root }).sort())
    .map((file) => ({
      slug: basename(dirname(file)),
      doc: JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown,
    }));

const stepsOf = (path: string): string[] => {
  const [group = '', ...rest] = path.split('.');
  return group === 'phrases' && rest.length > 0 ? [group, rest.join('.')] : [group, ...rest];
};

const section = (title: string, intro: string, table: string): string => `### ${title}\n\n${intro}\n\n${table}\n`;

/** The generated part of the reference page: one table for each part of the product. */
export const settingsReference = (settings: readonly Setting[]): string => {
  const sites = demoSites();
  // One example is enough, and a new site does not change the page.
  const setBy = (path: string): string => sites.find(({ doc }) => hasPath(doc, stepsOf(path)))?.slug ?? '';
  const groups = settings.filter(({ path, kind }) => kind.kind === 'group' && !path.includes('.'));
  const leaves = settings.filter(({ kind }) => kind.kind !== 'group');
  return [
    '## Every setting\n',
    section(
      'The dealer',
      'Who the dealer is, and what belongs to no group.',
      settingsTable(
        leaves.filter(({ path }) => !path.includes('.')),
        setBy,
      ),
    ),
    ...groups.map((group) => {
      const own = leaves.filter(({ path }) => path.startsWith(`${group.path}.`));
      return section(
        `\`${group.path}\``,
        group.description,
        own.some(isPhrase) ? phrasesTable(own, setBy) : settingsTable(own, setBy),
      );
    }),
  ].join('\n');
};

/** The reference page: its introduction unchanged, and the tables. */
export const settingsPage = (page: string, settings: readonly Setting[]): string =>
  `${(page.split(line)[0] ?? '').trimEnd()}\n\n${line}\n\n${settingsReference(settings)}`;

const sections = await readAllSections();

/** The text of the package's JSON Schema, with the sections of pages and their settings. */
export const schemaText = (settings: readonly Setting[]): string => {
  const descriptions = new Map(settings.map(({ path, description }) => [path, description]));
  return `${JSON.stringify(
    withSections(
      siteJsonSchema((path) => descriptions.get(path) || pageDescriptions.get(path)),
      sections,
    ),
    null,
    2,
  )}\n`;
};
