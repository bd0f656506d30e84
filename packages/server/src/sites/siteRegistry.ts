import { LRUCache } from 'lru-cache';
import { ownValue } from '@dealer/core/data';
import { readSite, type Site } from '@dealer/core/site';
import { startSite } from '@dealer/core/site-check';
import { etagOf } from '../http/etagOf.ts';
import { hostName, isMachine } from './hostName.ts';
import { keyOf, type SiteId, type SiteStore, type StoredSite } from './siteStore.ts';

/** A site that the server answers for. */
export type HostedSite = SiteId & {
  /** Its host name; empty if its document names none. */
  readonly host: string;
  /** A hash of the document as stored. */
  readonly revision: string;
  /** The document as visitors get it. */
  readonly text: string;
  /** Parsed once, frozen; undefined while no usable version of the document was read: its visitors read what is wrong with it. */
  readonly site: Site | undefined;
};

/** A line of the log about a site. */
export type SiteEvent = {
  readonly level: 'info' | 'error';
  readonly site: string;
  readonly message: string;
};

export type SiteRegistryOptions = {
  store: SiteStore;
  /** The settings that each look gives its sites. Looks that are not named here have no sites. */
  templateDefaults: Readonly<Record<string, object>>;
  log: (event: SiteEvent) => void;
  /** Makes the document that visitors get of the stored one. Default: the same. */
  document?: (stored: string) => string;
  /** For how long a site whose document is gone is still answered, in milliseconds: a deployment may replace folders. Default: ten minutes. */
  goneMs?: number;
};

export type SiteRegistry = {
  /**
   * The site of a host name, as a `Host` header has it; undefined for any other name. The only site of a server also has `localhost` and
   * every IP address.
   */
  byHost: (host: string) => HostedSite | undefined;
  bySlug: (template: string, slug: string) => HostedSite | undefined;
  all: () => Iterable<HostedSite>;
  /** A site's own page or content file. */
  readContent: SiteStore['readContent'];
  /** Calls `listener` with each site that was added, changed or removed; returns the end of it. */
  onChange: (listener: (id: SiteId) => void) => () => void;
  /** How many sites are answered, and how many have a document that cannot be used. */
  counts: () => { sites: number; broken: number };
  /** Reads a site again, as after a change. */
  reload: (id: SiteId) => Promise<void>;
  close: () => Promise<void>;
};

/** The most text of content files that stays for the time when one cannot be used, in characters. */
const mostContentText = 100_000_000;

const lastVersion = ' Its last usable version is answered.';

type Read = { kind: 'site'; hosted: HostedSite } | { kind: 'broken'; reason: string; hosted?: HostedSite };

/**
 * All sites of a server: each is read and parsed once, and again only when its document changed. A document that cannot be used is logged,
 * and the last usable version stays, also of a content file; no other site is touched. Of two usable sites with one host name, the first one
 * stays, and the other is refused.
 */
export const createSiteRegistry = async ({
  store,
  templateDefaults,
  log,
  document = (stored) => stored,
  goneMs = 10 * 60_000,
}: SiteRegistryOptions): Promise<SiteRegistry> => {
  const sites = new Map<string, HostedSite>();
  const hosts = new Map<string, HostedSite>();
  /** Why the stored document of a site, or a content file of it, is not the one that is answered. */
  const broken = new Map<string, string>();
  /** The last usable text of each content file. */
  const contents = new LRUCache<string, string>({
    maxSize: mostContentText,
    sizeCalculation: (text) => 1 + text.length,
  });
  const removals = new Map<string, NodeJS.Timeout>();
  const listeners = new Set<(id: SiteId) => void>();

  const parse = ({ template, slug, text: stored }: StoredSite): Read => {
    const defaults = ownValue(templateDefaults, template);
    if (defaults === undefined) return { kind: 'broken', reason: `There is no look called ${template}.` };
    const text = document(stored);
    let doc: unknown;
    try {
      doc = JSON.parse(text);
    } catch (error) {
      return { kind: 'broken', reason: `The document is not JSON: ${(error as Error).message}` };
    }
    const hosted = { template, slug, host: hostOf(doc), revision: etagOf(stored), text, site: undefined };
    const input = { doc, templateName: template, templateDefaults: defaults };
    const quick = readSite(input);
    const read = quick.kind === 'site' ? quick : startSite(input);
    if (read.kind === 'site') return { kind: 'site', hosted: { ...hosted, site: read.site } };
    return {
      kind: 'broken',
      reason: read.problems.map(({ path, message }) => `${path}: ${message}`).join(' '),
      hosted,
    };
  };

  const drop = (key: string): void => {
    const old = sites.get(key);
    if (old !== undefined && hosts.get(old.host) === old) hosts.delete(old.host);
    sites.delete(key);
  };

  const report = (key: string, reason: string): void => {
    if (broken.get(key) === reason) return;
    broken.set(key, reason);
    const stays = sites.get(key)?.site === undefined ? '' : lastVersion;
    log({ level: 'error', site: key, message: `${reason}${stays}` });
  };

  /** A content file; its last usable text where it cannot be read now, or the whole site is gone for a while. */
  const readContent = async (id: SiteId, name: string): Promise<string | undefined> => {
    const site = keyOf(id);
    const key = `${site}/${name}`;
    const last = contents.get(key);
    const fail = (reason: string): string | undefined => {
      if (broken.get(key) !== reason)
        log({ level: 'error', site, message: `${name}.json ${reason}${last === undefined ? '' : lastVersion}` });
      broken.set(key, reason);
      return last;
    };
    let text: string | undefined;
    try {
      text = await store.readContent(id, name);
    } catch (error) {
      return fail(`cannot be read: ${(error as Error).message}`);
    }
    if (text === undefined) {
      if (removals.has(site)) return last;
      contents.delete(key);
    } else if (text !== last) {
      try {
        JSON.parse(text);
      } catch (error) {
        return fail(`is not JSON: ${(error as Error).message}`);
      }
      contents.set(key, text);
    }
    broken.delete(key);
    return text;
  };

  const take = (stored: StoredSite): void => {
    const key = keyOf(stored);
    if (removals.has(key)) log({ level: 'info', site: key, message: 'The document is there again.' });
    clearTimeout(removals.get(key));
    removals.delete(key);
    const old = sites.get(key);
    if (old?.revision === etagOf(stored.text) && !broken.has(key)) return;
    const read: Read =
      stored.problem === undefined
        ? parse(stored)
        : { kind: 'broken', reason: `The document cannot be read: ${stored.problem}` };
    if (read.kind === 'broken') report(key, read.reason);
    const { hosted } = read;
    if (hosted === undefined || (read.kind === 'broken' && old?.site !== undefined)) return;
    const owner = hosts.get(hosted.host);
    if (owner !== undefined && keyOf(owner) !== key) {
      // A document that was never usable takes no host name from a site that works.
      if (owner.site !== undefined || hosted.site === undefined) {
        report(key, taken(hosted.host, keyOf(owner), key));
        return;
      }
      drop(keyOf(owner));
      report(keyOf(owner), taken(hosted.host, key, keyOf(owner)));
    }
    drop(key);
    if (read.kind === 'site') broken.delete(key);
    sites.set(key, hosted);
    if (hosted.host !== '') hosts.set(hosted.host, hosted);
  };

  /** Stops answering a site whose document is gone, after a while. */
  const retire = (id: SiteId): void => {
    const key = keyOf(id);
    for (const name of [...broken.keys()]) if (name === key || name.startsWith(`${key}/`)) broken.delete(name);
    if (!sites.has(key) || removals.has(key)) return;
    log({
      level: 'error',
      site: key,
      message: `The document is gone. Its last version is answered for ${goneMs / 60_000} more minutes.`,
    });
    const remove = (): void => {
      removals.delete(key);
      const { host = '' } = sites.get(key) ?? {};
      drop(key);
      for (const name of [...contents.keys()]) if (name.startsWith(`${key}/`)) contents.delete(name);
      log({ level: 'info', site: key, message: 'The site was removed.' });
      for (const listener of listeners) listener(id);
      void retryRefused(host);
    };
    removals.set(key, setTimeout(remove, goneMs).unref());
  };

  const reload = async (id: SiteId): Promise<void> => {
    try {
      const before = sites.get(keyOf(id));
      const stored = await store.read(id);
      if (stored === undefined) retire(id);
      else take(stored);
      const after = sites.get(keyOf(id));
      if (before !== undefined && after !== undefined && before !== after)
        log({ level: 'info', site: keyOf(id), message: 'The site was read again.' });
      // Another file of the site may have changed, so its pages are out of date either way.
      for (const listener of listeners) listener(id);
      // A host name that was freed may be what another site waits for.
      if (before !== undefined && before.host !== after?.host) await retryRefused(before.host);
    } catch (error) {
      report(keyOf(id), `The document cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const retryRefused = async (host: string): Promise<void> => {
    for (const [key, reason] of [...broken]) {
      if (!reason.startsWith(taken(host))) continue;
      const [template = '', slug = ''] = key.split('/');
      await reload({ template, slug });
    }
  };

  for (const stored of await store.readAll()) take(stored);
  if (sites.size === 0)
    log({
      level: 'error',
      site: '',
      message: 'There is no site: every host name is answered with 404 until there is one.',
    });
  const stopWatching = await store.watch(
    (id) => void reload(id),
    (error) =>
      log({
        level: 'error',
        site: '',
        message: `Changes of sites cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      }),
  );

  return {
    byHost: (host) => {
      const known = hosts.get(host) ?? hosts.get(hostName(host));
      if (known !== undefined || !isMachine(hostName(host))) return known;
      const [only, another] = sites.values();
      return another === undefined ? only : undefined;
    },
    bySlug: (template, slug) => sites.get(keyOf({ template, slug })),
    all: () => sites.values(),
    readContent,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    counts: () => ({
      sites: sites.size,
      broken: new Set([...broken.keys()].map((key) => key.split('/').slice(0, 2).join('/'))).size,
    }),
    reload,
    close: async () => {
      removals.forEach((timer) => clearTimeout(timer));
      await stopWatching();
    },
  };
};

/** Why a site is refused; without its owner, how that begins. */
const taken = (host: string, owner?: string, refused?: string): string =>
  `The host name ${host} belongs to ${owner === undefined ? '' : `${owner}; ${refused} cannot have it too.`}`;

const hostOf = (doc: unknown): string => {
  const { url } = (doc ?? {}) as { url?: unknown };
  try {
    return hostName(new URL(String(url)).host);
  } catch {
    return '';
  }
};
