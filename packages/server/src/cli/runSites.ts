import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSite } from '@dealer/core/site-check';
import { databaseAddress } from './addresses.ts';
import { UsageError } from '../commands/command.ts';
import type { CommandInput } from '../commands/command.ts';
import type { sitesCommand } from '../commands/sitesCommand.ts';
import { type PostgresSiteStore, type SiteFiles, postgresSiteStore } from '../sites/postgresSiteStore.ts';
import { contentNamePattern, keyOf, slugPattern } from '../sites/siteStore.ts';
import type { SiteId } from '../sites/siteStore.ts';

type Values = CommandInput<typeof sitesCommand>['values'];

const siteFolder = (folder: string, { template, slug }: SiteId): string => join(folder, template, 'sites', slug);

/** The documents of a site in a folder. */
const filesIn = (folder: string, id: SiteId): SiteFiles => {
  const from = siteFolder(folder, id);
  const names = globSync('{pages,content}/**/*.json', { cwd: from })
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.json'.length))
    .filter((name) => contentNamePattern.test(name))
    .sort();
  return Object.fromEntries(['site', ...names].map((name) => [name, readFileSync(join(from, `${name}.json`), 'utf8')]));
};

/** Refuses a document that no visitor could see. */
const check = (id: SiteId, { site = '' }: SiteFiles): void => {
  let doc: unknown;
  try {
    doc = JSON.parse(site);
  } catch (error) {
    throw new Error(`${keyOf(id)} is not stored. site.json is not JSON: ${(error as Error).message}`, { cause: error });
  }
  const parsed = parseSite({ doc, templateName: id.template });
  if (parsed.kind === 'site') return;
  throw new Error(
    `${keyOf(id)} is not stored. ${parsed.problems.map(({ path, message }) => `${path}: ${message}`).join(' ')}`,
  );
};

const idOf = (text: string): SiteId => {
  const [template = '', slug, ...more] = text.split('/');
  if (template === '' || slug === undefined || !slugPattern.test(slug) || more.length > 0)
    throw new UsageError(`A site is named <look>/<slug>, such as classic/kauri-motor-group, not ${text}.`);
  return { template, slug };
};

/** The sites of a folder that were named: `classic` names all of a look. */
const inFolder = (folder: string, names: readonly string[]): SiteId[] => {
  const all = globSync('*/sites/*/site.json', { cwd: folder })
    .map((file) => {
      const [template = '', , slug = ''] = file.replaceAll('\\', '/').split('/');
      return { template, slug };
    })
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  return pick(all, names, `in ${folder}`);
};

const pick = (all: readonly SiteId[], names: readonly string[], where: string): SiteId[] => {
  if (names.length === 0) {
    if (all.length === 0) throw new Error(`There is no site ${where}.`);
    return [...all];
  }
  return names.flatMap((name) => {
    const found = all.filter((id) => keyOf(id) === name || id.template === name);
    if (found.length === 0) throw new Error(`There is no site ${name} ${where}.`);
    return found;
  });
};

const revisionOf = ({ revision }: Values): number | undefined => {
  if (revision === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(revision)) throw new UsageError(`--revision must be a number, not ${revision}.`);
  return Number(revision);
};

type Work = (
  store: PostgresSiteStore,
  names: readonly string[],
  values: Values & { folder: string; author: string },
) => Promise<string[]>;

const works: Readonly<Record<string, Work>> = {
  push: async (store, names, { folder, author, note = '', publish }) => {
    const lines: string[] = [];
    const sites = inFolder(folder, names).map((id) => ({ id, files: filesIn(folder, id) }));
    for (const { id, files } of sites) check(id, files);
    for (const { id, files } of sites) {
      const revision = await store.push(id, files, { author, note });
      if (publish === true) await store.publish(id, { author, revision });
      lines.push(`${keyOf(id)}: revision ${revision}, ${publish === true ? 'published' : 'draft'}`);
    }
    return lines;
  },
  pull: async (store, names, values) => {
    const lines: string[] = [];
    for (const id of pick(await store.list(), names, 'in the database')) {
      const files = await store.pull(id, revisionOf(values));
      if (files === undefined) {
        lines.push(`${keyOf(id)}: nothing is published`);
        continue;
      }
      const to = siteFolder(values.folder, id);
      for (const kind of ['pages', 'content']) rmSync(join(to, kind), { recursive: true, force: true });
      for (const [name, text] of Object.entries(files)) {
        const file = join(to, `${name}.json`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      lines.push(`${keyOf(id)}: ${Object.keys(files).length} files in ${to}`);
    }
    return lines;
  },
  history: async (store, names) => {
    const lines: string[] = [];
    for (const id of pick(await store.list(), names, 'in the database'))
      for (const { revision, storedAt, author, state, note } of await store.history(id))
        lines.push(`${keyOf(id)}  ${revision}  ${storedAt}  ${author}  ${state}  ${note}`);
    return lines;
  },
  publish: async (store, names, values) => {
    const lines: string[] = [];
    for (const id of names.map(idOf)) {
      const revision = await store.publish(id, { author: values.author, revision: revisionOf(values) });
      if (revision === undefined) throw new Error(`${keyOf(id)} has no such revision.`);
      lines.push(`${keyOf(id)}: revision ${revision}, published`);
    }
    return lines;
  },
  rollback: async (store, names, { author }) => {
    const lines: string[] = [];
    for (const id of names.map(idOf)) {
      const revision = await store.rollback(id, { author });
      if (revision === undefined) throw new Error(`${keyOf(id)} had nothing published before.`);
      lines.push(`${keyOf(id)}: revision ${revision}, published again`);
    }
    return lines;
  },
};

/** Codes of errors of a server that cannot be reached. */
const noAnswer = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|CONNECT_TIMEOUT)$/;

/**
 * Runs `npm run sites`: returns the lines to print.
 *
 * @throws Error with one sentence that says what to do
 */
export const runSites = async (
  { values, positionals: [what = '', ...names] }: CommandInput<typeof sitesCommand>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> => {
  const work = Object.hasOwn(works, what) ? works[what] : undefined;
  if (work === undefined) throw new UsageError(`Say what to do: ${Object.keys(works).join(', ')}.`);
  if ((what === 'publish' || what === 'rollback') && names.length === 0)
    throw new UsageError(
      `Name the sites to ${what === 'publish' ? 'publish' : 'roll back'}: npm run sites -- ${what} <look>/<slug>.`,
    );
  const url = values.database ?? env['DATABASE_URL'];
  if (url === undefined || url === '')
    throw new UsageError('Say where the database is: --database <url>, or the environment variable DATABASE_URL.');
  const { host } = databaseAddress(url);
  const store = postgresSiteStore({ url });
  try {
    await store.migrate();
    return await work(store, names, {
      ...values,
      folder: values.folder ?? 'apps',
      author: values.author ?? userInfo().username,
    });
  } catch (error) {
    throw error instanceof AggregateError || noAnswer.test((error as NodeJS.ErrnoException).code ?? '')
      ? new Error(`The database does not answer at ${host}.`, { cause: error })
      : error;
  } finally {
    await store.close();
  }
};
