import { ownValue } from '@dealer/core/data';
import { readSite, type Site } from '@dealer/core/site';
import { startSite } from '@dealer/core/site-check';
import { etagOf } from '../http/etagOf.ts';
import { hostName } from './hostName.ts';
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
  /** The site of a host name, as a `Host` header has it; undefined for any other. */
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

type Read = { kind: 'site'; hosted: HostedSite } | { kind: 'broken'; reason: string; hosted?: HostedSite };

/**
 * All sites of a server: each is read and parsed once, and again only when its document changed. A document that cannot be used is logged,
 * and the last usable version stays; no other site is touched. Of two sites with one host name, the first one stays, and the other
 * is refused.
 *
 * @example
 * const registry = await createSiteRegistry({ store, templateDefaults: { coast: {} }, log: console.log });
 * registry.byHost('www.kauri.example:443')?.site?.name // => 'Kauri Motor Group'
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
  /** Why the stored document of a site is not the one that is answered. */
  const broken = new Map<string, string>();
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
    const stays = sites.get(key)?.site === undefined ? '' : ' Its last usable version is answered.';
    log({ level: 'error', site: key, message: `${reason}${stays}` });
  };

  const take = (stored: StoredSite): void => {
    const key = keyOf(stored);
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
      report(key, `The host name ${hosted.host} belongs to ${keyOf(owner)}; ${key} cannot have it too.`);
      return;
    }
    drop(key);
    if (read.kind === 'site') broken.delete(key);
    sites.set(key, hosted);
    if (hosted.host !== '') hosts.set(hosted.host, hosted);
  };

  /** Stops answering a site whose document is gone, after a while. */
  const retire = (id: SiteId): void => {
    const key = keyOf(id);
    broken.delete(key);
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
    for (const [key, reason] of broken) {
      if (!reason.startsWith(`The host name ${host} belongs`)) continue;
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
      const known = hosts.get(host);
      return known ?? hosts.get(hostName(host));
    },
    bySlug: (template, slug) => sites.get(keyOf({ template, slug })),
    all: () => sites.values(),
    readContent: store.readContent,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    counts: () => ({ sites: sites.size, broken: broken.size }),
    reload,
    close: async () => {
      removals.forEach((timer) => clearTimeout(timer));
      await stopWatching();
    },
  };
};

const hostOf = (doc: unknown): string => {
  const { url } = (doc ?? {}) as { url?: unknown };
  try {
    return hostName(new URL(String(url)).host);
  } catch {
    return '';
  }
};
