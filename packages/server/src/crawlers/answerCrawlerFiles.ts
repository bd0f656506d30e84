import { LRUCache } from 'lru-cache';
import { postsContent } from '@dealer/core/content';
import type { ContentKind } from '@dealer/core/content';
import { modelsContent } from '@dealer/core/brands';
import { offersContent } from '@dealer/core/offers';
import type { SitemapContent } from '@dealer/core/routes';
import type { HostedSite } from '../sites/siteRegistry.ts';
import { keyOf, type SiteStore } from '../sites/siteStore.ts';
import { etagOf } from '../http/etagOf.ts';
import type { Handler } from '../http/nodeHttp.ts';
import { crawlerFiles, crawlerGroup, isCrawlerPath } from './crawlerFiles.ts';
import type { CrawlerFile } from './crawlerFiles.ts';
import { siteVehicles } from './siteVehicles.ts';

/** Where content and stock come from. */
export type CrawlerOptions = {
  readContent: SiteStore['readContent'];
  search: Handler;
  now: () => number;
};

/** Reads a content file of a site by its name; undefined where there is none. */
export type ReadContent = (name: string) => Promise<string | undefined>;

/** For how long a file is answered from memory, in milliseconds. */
const freshMs = 10 * 60_000;

/** The most text of files in memory, in characters. */
const mostBytes = 64_000_000;

const items = async <Item>(kind: ContentKind<Item>, read: ReadContent): Promise<readonly Item[]> => {
  const text = await read(`content/${kind.name}`);
  if (text === undefined) return [];
  try {
    return kind.read(JSON.parse(text))?.items ?? [];
  } catch {
    return [];
  }
};

/**
 * The items of a site's content files that have pages.
 *
 * @example
 * await siteContent((name) => registry.readContent(site, name), Date.now())
 */
export const siteContent = async (read: ReadContent, now: number): Promise<SitemapContent> => ({
  offers: await items(offersContent, read),
  models: await items(modelsContent, read),
  posts: await items(postsContent, read),
  now,
});

/**
 * Creates the answers of `/robots.txt`, `/sitemap.xml`, `/llms.txt` and the feeds. They are answered from memory for ten minutes, a part of
 * the sitemap that does not exist too; when the stock cannot be read, the last files are answered, or 503. The handler answers undefined for
 * other addresses.
 *
 * @example
 * const answer = answerCrawlerFiles({ readContent: registry.readContent, search, now: Date.now });
 * await answer(new Request('https://dealer.example/robots.txt'), registry.byHost('dealer.example'));
 */
export const answerCrawlerFiles = ({
  readContent,
  search,
  now: present,
}: CrawlerOptions): ((request: Request, hosted: HostedSite) => Promise<Response | undefined>) => {
  type Entry = { at: number; files: ReadonlyMap<string, CrawlerFile & { etag: string }> };
  const cache = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ files }) => [...files.values()].reduce((sum, { text }) => sum + text.length, 1),
  });
  const running = new Map<string, Promise<Entry | undefined>>();

  const make = async (group: string, hosted: HostedSite): Promise<Entry | undefined> => {
    const { site } = hosted;
    if (site === undefined) return undefined;
    const now = present();
    const files = await crawlerFiles(group, {
      site,
      content: await siteContent((name) => readContent(hosted, name), now),
      vehicles: () => siteVehicles(site, { search, now }),
    });
    return { at: now, files: new Map([...files].map(([path, file]) => [path, { ...file, etag: etagOf(file.text) }])) };
  };

  return async (request, hosted) => {
    const { pathname } = new URL(request.url);
    if (!isCrawlerPath(pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const group = crawlerGroup(pathname);
    const key = `${keyOf(hosted)} ${group}`;
    let entry = cache.get(key);
    if (entry === undefined || present() - entry.at >= freshMs) {
      const making = running.get(key) ?? make(group, hosted).finally(() => running.delete(key));
      running.set(key, making);
      try {
        entry = await making;
        if (entry !== undefined) cache.set(key, entry);
      } catch (error) {
        console.error(error);
        if (entry === undefined)
          return new Response('The stock cannot be read at the moment.', {
            status: 503,
            headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
          });
      }
    }
    const file = entry?.files.get(pathname);
    return file === undefined
      ? undefined
      : new Response(file.text, {
          headers: { 'content-type': file.type, etag: file.etag, 'cache-control': 'public, max-age=600' },
        });
  };
};
