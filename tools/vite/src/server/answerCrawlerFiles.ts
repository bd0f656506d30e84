import { postsContent } from '@dealer/core/content';
import type { ContentKind } from '@dealer/core/content';
import { modelsContent } from '@dealer/core/brands';
import { offersContent } from '@dealer/core/offers';
import type { SitemapContent } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { readContentFile, withSearchService } from '@dealer/vite/sites';
import type { SiteFile } from '@dealer/vite/sites';
import type { Handler } from '@dealer/vite/server';
import { crawlerFiles, crawlerGroup, isCrawlerPath } from './crawlerFiles.ts';
import type { CrawlerFile } from './crawlerFiles.ts';
import { etagOf } from './answerSite.ts';
import { siteVehicles } from './siteVehicles.ts';
import { templateDefaults } from './templateDefaults.ts';

/** Where sites and stock come from. */
export type CrawlerOptions = {
  /** The look's name and its folder. */
  template: string;
  lookFolder: string;
  /** The folder whose folder `sites` has the site files. */
  folder: string;
  search: Handler;
  /** The index holds other stock than the generated one. */
  ownStock: boolean;
  now: () => number;
};

/** For how long a file is answered from memory, in milliseconds. */
const freshMs = 10 * 60_000;

const items = <Item>(kind: ContentKind<Item>, { folder, slug }: { folder: string; slug: string }): readonly Item[] => {
  const file = readContentFile(folder, { slug, name: `content/${kind.name}` });
  if (file.kind !== 'file') return [];
  try {
    return kind.read(JSON.parse(file.text))?.items ?? [];
  } catch {
    return [];
  }
};

/**
 * The site of a site file with the defaults of its look; undefined if the file has mistakes, which the storefront shows.
 *
 * @example
 * await parsedSite(file, { template: 'classic', lookFolder: 'apps/classic', ownStock: false })
 */
export const parsedSite = async (
  file: { text: string },
  { template, lookFolder, ownStock }: Pick<CrawlerOptions, 'template' | 'lookFolder' | 'ownStock'>,
): Promise<Site | undefined> => {
  const text = ownStock ? withSearchService(file.text, { host: '', apiKey: '' }, { ownStock }) : file.text;
  let doc: unknown;
  try {
    doc = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = parseSite({ doc, templateName: template, templateDefaults: await templateDefaults(lookFolder) });
  return parsed.kind === 'site' ? parsed.site : undefined;
};

/** The items of a site's content files that have pages. */
export const siteContent = (from: { folder: string; slug: string }, now: number): SitemapContent => ({
  offers: items(offersContent, from),
  models: items(modelsContent, from),
  posts: items(postsContent, from),
  now,
});

/**
 * Creates the answers of `/robots.txt`, `/sitemap.xml`, `/llms.txt` and the feeds. They are answered from memory for ten minutes, a part of
 * the sitemap that does not exist too; when the stock cannot be read, the last files are answered, or 503. The handler answers undefined for
 * other addresses.
 *
 * @example
 * const crawlerFiles = answerCrawlerFiles({ template: 'classic', lookFolder, folder, search, ownStock: false, now: Date.now });
 * await crawlerFiles(new Request('https://dealer.example/robots.txt'), siteFile);
 */
export const answerCrawlerFiles = (
  options: CrawlerOptions,
): ((request: Request, file: SiteFile) => Promise<Response | undefined>) => {
  type Entry = { at: number; files: ReadonlyMap<string, CrawlerFile & { etag: string }> };
  const cache = new Map<string, Entry>();
  const running = new Map<string, Promise<Entry | undefined>>();

  const make = async (group: string, found: { slug: string; text: string }): Promise<Entry | undefined> => {
    const site = await parsedSite(found, options);
    if (site === undefined) return undefined;
    const now = options.now();
    const files = await crawlerFiles(group, {
      site,
      content: siteContent({ folder: options.folder, slug: found.slug }, now),
      vehicles: () => siteVehicles(site, { search: options.search, now }),
    });
    return { at: now, files: new Map([...files].map(([path, file]) => [path, { ...file, etag: etagOf(file.text) }])) };
  };

  return async (request, found) => {
    const { pathname } = new URL(request.url);
    if (!isCrawlerPath(pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    if (found.kind !== 'file') return undefined;
    const group = crawlerGroup(pathname);
    const key = `${found.slug} ${group}`;
    let entry = cache.get(key);
    if (entry === undefined || options.now() - entry.at >= freshMs) {
      const making = running.get(key) ?? make(group, found).finally(() => running.delete(key));
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
