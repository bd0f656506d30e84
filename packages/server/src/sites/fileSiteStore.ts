import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ownValue } from '@dealer/core/data';
import { contentNamePattern, keyOf, slugPattern } from './siteStore.ts';
import type { SiteId, SiteStore, StoredSite } from './siteStore.ts';

export type FileSiteStoreOptions = {
  /** The folder of each look: `<folder>/sites/<slug>/site.json`. */
  folders: Readonly<Record<string, string>>;
  /** How often the files are compared with what was read, in milliseconds. Default: 2,000. */
  pollMs?: number;
};

/** Files that are read or looked at in parallel: more does not help a disk. */
const inParallel = 64;

/** The most content files in memory, and how much of their text, in characters. */
const mostContents = 20_000;
const mostContentText = 100_000_000;

const eachOf = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: inParallel }, async () => {
      for (const item of rest) await work(item);
    }),
  );
};

/** What a file is compared by; empty where it does not exist. */
const stampOf = async (file: string): Promise<string> => {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return '';
  }
};

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const textOf = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Sites as files of this machine. A change is noticed by comparing time and size of the files every two seconds, which also works on
 * network drives and in containers; for 2,000 sites a comparison takes about 40 ms, none of it blocking.
 */
export const fileSiteStore = ({ folders, pollMs = 2_000 }: FileSiteStoreOptions): SiteStore => {
  /** The folder of a site; undefined for a look that is not served, and for what is no slug. */
  const siteFolder = ({ template, slug }: SiteId): string | undefined => {
    const folder = ownValue(folders, template);
    return folder === undefined || !slugPattern.test(slug) ? undefined : join(folder, 'sites', slug);
  };
  const siteFile = (id: SiteId): string => join(siteFolder(id) ?? '', 'site.json');
  const stamps = new Map<string, string>();
  const contents = new LRUCache<string, { id: SiteId; file: string; stamp: string; text: string | undefined }>({
    max: mostContents,
    maxSize: mostContentText,
    sizeCalculation: ({ text }) => 1 + (text?.length ?? 0),
  });

  const listed = async (): Promise<SiteId[]> => {
    const ids: SiteId[] = [];
    for (const [template, folder] of Object.entries(folders)) {
      const slugs = await readdir(join(folder, 'sites')).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const slug of slugs.sort()) if (slugPattern.test(slug)) ids.push({ template, slug });
    }
    return ids;
  };

  const read = async (id: SiteId): Promise<StoredSite | undefined> => {
    if (siteFolder(id) === undefined) return undefined;
    const file = siteFile(id);
    const stamp = await stampOf(file);
    const text = stamp === '' ? undefined : await textOf(file);
    if (text === undefined) stamps.delete(keyOf(id));
    else stamps.set(keyOf(id), stamp);
    return text === undefined ? undefined : { ...id, text };
  };

  const readAll = async (): Promise<StoredSite[]> => {
    const ids = await listed();
    const found = new Map<string, StoredSite>();
    await eachOf(ids, async (id) => {
      const site = await read(id).catch((error: Error) => ({ ...id, text: '', problem: error.message }));
      if (site !== undefined) found.set(keyOf(id), site);
    });
    return ids.flatMap((id) => found.get(keyOf(id)) ?? []);
  };

  const readContent = async (id: SiteId, name: string): Promise<string | undefined> => {
    const folder = siteFolder(id);
    if (folder === undefined || !contentNamePattern.test(name)) return undefined;
    const file = join(folder, `${name}.json`);
    const known = contents.get(file);
    if (known !== undefined) return known.text;
    const stamp = await stampOf(file);
    const text = stamp === '' ? undefined : await textOf(file);
    contents.set(file, { id, file, stamp, text });
    return text;
  };

  /** The sites with a file that is not the one that was read. */
  const changed = async (): Promise<SiteId[]> => {
    const ids = await listed();
    const found = new Map<string, SiteId>();
    const gone = new Set(stamps.keys());
    await eachOf(ids, async (id) => {
      const key = keyOf(id);
      const stamp = await stampOf(siteFile(id));
      if (stamp !== '') gone.delete(key);
      if (stamp !== (stamps.get(key) ?? '')) found.set(key, id);
    });
    for (const key of gone) {
      const [template = '', slug = ''] = key.split('/');
      found.set(key, { template, slug });
    }
    await eachOf([...contents.values()], async ({ id, file, stamp }) => {
      if ((await stampOf(file)) === stamp) return;
      contents.delete(file);
      found.set(keyOf(id), id);
    });
    return [...found.values()];
  };

  return {
    readAll,
    read,
    readContent,
    watch: async (onChange, onError) => {
      let sweep = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;
      let isStopped = false;
      const next = (): void => {
        timer = setTimeout(() => {
          sweep = changed()
            .then((ids) => ids.forEach((id) => !isStopped && onChange(id)), onError)
            .then(() => {
              if (!isStopped) next();
            });
        }, pollMs).unref();
      };
      next();
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        await sweep;
      };
    },
  };
};
