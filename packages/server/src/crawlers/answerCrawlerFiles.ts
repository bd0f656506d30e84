import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { postsContent } from '@dealer/core/content';
import type { ContentKind } from '@dealer/core/content';
import { modelsContent } from '@dealer/core/brands';
import { offersContent } from '@dealer/core/offers';
import type { SitemapContent } from '@dealer/core/feeds';
import type { HostedSite } from '../sites/siteRegistry.ts';
import { keyOf, type SiteStore } from '../sites/siteStore.ts';
import { takesGzip } from '../http/compressed.ts';
import type { Handler } from '../http/nodeHttp.ts';
import { crawlerGroup, isCrawlerPath, writeCrawlerFiles } from './crawlerFiles.ts';
import { packedPart } from './packedPart.ts';
import type { PackedFile } from './packedPart.ts';
import { siteVehicles } from './siteVehicles.ts';

/** Where content and stock come from. */
export type CrawlerOptions = {
  readContent: SiteStore['readContent'];
  search: Handler;
  now: () => number;
  /** Gets a sentence on why the stock cannot be read. */
  onUnanswered?: (sentence: string) => void;
};

/** Reads a content file of a site by its name; undefined where there is none. */
export type ReadContent = (name: string) => Promise<string | undefined>;

/** For how long a file is answered from memory, in milliseconds. */
const freshMs = 10 * 60_000;

/** After how long a stock that could not be read is read again, where an earlier file is answered meanwhile, in milliseconds. */
const retryMs = 60_000;

/** The most bytes of packed files in memory: of one dealer with 100,000 vehicles all, or of 2,000 usual ones those that are requested. */
const mostBytes = 128_000_000;

const items = async <Item>(kind: ContentKind<Item>, read: ReadContent): Promise<readonly Item[]> => {
  const text = await read(`content/${kind.name}`);
  if (text === undefined) return [];
  try {
    return kind.read(JSON.parse(text))?.items ?? [];
  } catch {
    return [];
  }
};

/** The items of a site's content files that have pages. */
export const siteContent = async (read: ReadContent, now: number): Promise<SitemapContent> => ({
  offers: await items(offersContent, read),
  models: await items(modelsContent, read),
  posts: await items(postsContent, read),
  now,
});

/** A packed file, unpacked while it is sent to those who do not take gzip. */
const answerOf = (request: Request, { type, etag, body }: PackedFile): Response => {
  const headers = { 'content-type': type, etag, vary: 'Accept-Encoding' };
  if (takesGzip(request))
    return new Response(body, {
      headers: {
        ...headers,
        'content-encoding': 'gzip',
        'content-length': String(body.byteLength),
        'cache-control': 'public, max-age=600',
      },
    });
  const text = Readable.toWeb(Readable.from([body]).pipe(createGunzip())) as NodeStream<Uint8Array>;
  // It is not packed again, which would need all of it in memory.
  return new Response(text as unknown as ReadableStream, {
    headers: { ...headers, 'cache-control': 'public, max-age=600, no-transform' },
  });
};

/**
 * Creates the answers of `/robots.txt`, `/sitemap.xml`, `/llms.txt` and the feeds. They are made once in ten minutes, also for a part of
 * the sitemap that does not exist, and for many crawlers at the same time; when the stock cannot be read, the last files are answered, or
 * 503. The handler answers undefined for other addresses.
 */
export const answerCrawlerFiles = ({
  readContent,
  search,
  now: present,
  onUnanswered = console.error,
}: CrawlerOptions): ((request: Request, hosted: HostedSite) => Promise<Response | undefined>) => {
  type Entry = { at: number; files: ReadonlyMap<string, PackedFile> };
  const cache = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ files }) => [...files.values()].reduce((sum, { body }) => sum + body.byteLength, 1),
  });
  const running = new Map<string, Promise<Entry | undefined>>();

  const make = async (group: string, hosted: HostedSite): Promise<Entry | undefined> => {
    const { site } = hosted;
    if (site === undefined) return undefined;
    const now = present();
    const files = new Map<string, PackedFile>();
    const source = {
      site,
      content: await siteContent((name) => readContent(hosted, name), now),
      vehicles: () => siteVehicles(site, { search, now }),
    };
    await writeCrawlerFiles(group, source, () => packedPart((path, file) => void files.set(path, file)));
    return { at: now, files };
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
        onUnanswered(`${keyOf(hosted)}: ${(error as Error).message}`);
        if (entry === undefined)
          return new Response('The stock cannot be read at the moment.', {
            status: 503,
            headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
          });
        cache.set(key, { ...entry, at: present() - freshMs + retryMs });
      }
    }
    const file = entry?.files.get(pathname);
    return file && answerOf(request, file);
  };
};
