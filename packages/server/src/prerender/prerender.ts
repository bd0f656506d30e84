import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownValue } from '@dealer/core/data';
import { sitemapFiles } from '@dealer/core/feeds';
import { absoluteAddress, isOnSite, pathTo, siteRows, vehiclePath } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { type ReadContent, siteContent } from '../crawlers/answerCrawlerFiles.ts';
import { type CrawlerSource, sitemapEntries, writeCrawlerFiles } from '../crawlers/crawlerFiles.ts';
import { siteVehicles } from '../crawlers/siteVehicles.ts';
import type { Handler } from '../http/nodeHttp.ts';
import { builtScriptHashes, securityHeaders } from '../http/securityHeaders.ts';
import { hostFiles, shellName, type StaticHost } from './hostFiles.ts';
import { type Source, withoutSearchKey } from './renderUnlessSame.ts';
import { writeFile } from './writeFile.ts';
import type { PageOrder, WrittenPage } from './writePage.ts';

export type PrerenderOptions = {
  site: Site;
  /** The text of `/site.json`, with the search server and a key that can only search. */
  siteText: string;
  /** Reads the site's content and pages. */
  readContent: ReadContent;
  /** The browser build of the look. */
  dist: string;
  /** Renders and writes a page (`writePage`). */
  write: (order: PageOrder) => Promise<WrittenPage>;
  /** Pages that are rendered at the same time. */
  parallel: number;
  /** The search server, for the sitemap. */
  search: Handler;
  /** The folder that a static host serves. What an earlier run wrote there is updated. */
  out: string;
  /** Where the files are served. */
  host: StaticHost;
  /** In milliseconds since 1970. */
  now: number;
};

export type PrerenderResult = {
  rendered: number;
  unchanged: number;
  deleted: readonly string[];
  /** Pages that could not be rendered or written; their earlier files remain. */
  failed: readonly FailedPage[];
};

/** A page without a new file, and why. */
export type FailedPage = { readonly path: string; readonly reason: string };

/** What a run wrote: the build and, for each page, the time of rendering, and the hash of its vehicle or what else it was made from. */
type Manifest = {
  build: string;
  pages: Record<string, { vehicle?: string | undefined; source?: Source | undefined; at: number }>;
};

/** The rules of nginx show no file whose name begins like this. */
const manifestName = '_prerender.json';

/** A page is rendered again after this time, in milliseconds: opening hours and "new arrival" depend on the day. */
const oldestMs = 24 * 60 * 60_000;

const sha = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const readManifest = (file: string): Manifest | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
};

/**
 * The file of a page: `/cars/hilux-7` is `cars/hilux-7/index.html`. Throws for an address whose file would be in another folder: outside
 * the website, or in place of another page.
 */
const fileOf = (out: string, path: string): string => {
  const names = path.split('/').map(decodeURIComponent);
  if (names.some((name) => /^\.\.?$|[/\\\0]/.test(name))) throw new Error('Its address leaves its folder.');
  return join(out, ...names, 'index.html');
};

/** Hosts of files pack what they send; each page has a file of its own. */
const isForHost = (file: string): boolean => !/(?:index\.html|\.br|\.gz)$/.test(file) && !file.includes('.vite');

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The addresses of a site whose pages have no files: searches, and pages of the visitor alone at addresses of any vehicle. */
const appPages = (site: Site): string[] => [
  ...new Set(
    siteRows(site)
      .filter(({ row }) => isOnSite(row, site) && (row.unlisted || row.name === 'search'))
      .map(({ pattern }) => pattern)
      .filter((pattern) => /[:*]/.test(pattern)),
  ),
];

/** The fixed addresses of a site that its sitemap leaves out, such as the comparison, the garage and the sign-in. */
const unlistedPaths = (site: Site, listed: readonly string[]): string[] => {
  const known = new Set(listed);
  const fixed = siteRows(site)
    .filter(({ row }) => isOnSite(row, site))
    .map(({ pattern }) => pattern.replace(/\/\*$/, ''));
  return [...new Set(fixed)].filter((path) => !/[:*]/.test(path) && !known.has(path));
};

const pathOf = (address: string): string => new URL(address).pathname;

/** Writes the sitemap. Answers the paths of its pages. */
const writeSitemap = async (out: string, source: CrawlerSource): Promise<string[]> => {
  const entries = await sitemapEntries(source);
  for (const { path, xml } of sitemapFiles(entries, source.site)) writeFile(join(out, path), xml);
  return entries.map(({ address }) => pathOf(address));
};

/**
 * Writes a whole website as files for a static host: every page of its sitemap and its other fixed addresses as HTML, the files for
 * search engines, the site's own files, and the rules of the host (`hostFiles`). A second run renders only vehicles whose documents have
 * changed, other pages if the answers that they were made from have changed, and pages that are older than a day; it deletes the files of
 * pages that are gone.
 *
 * @throws Error if the stock cannot be read
 */
export const prerender = async ({
  site,
  siteText,
  readContent,
  dist,
  write,
  parallel,
  search,
  out,
  host,
  now,
}: PrerenderOptions): Promise<PrerenderResult> => {
  const origin = new URL(site.url).origin;
  const before = readManifest(join(out, manifestName));
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const build = sha(shell + withoutSearchKey(siteText));
  const known = before?.build === build ? before.pages : {};

  // Files of an earlier version remain: a page that is open in a browser may still load them.
  cpSync(dist, out, { recursive: true, filter: isForHost });
  writeFile(join(out, 'site.json'), siteText);

  const source = {
    site,
    content: await siteContent(readContent, now),
    vehicles: () => siteVehicles(site, { search, now }),
  };
  for (const path of ['/robots.txt', '/llms.txt'])
    await writeCrawlerFiles(path, source, () => {
      let text = '';
      return {
        write: async (more) => void (text += more),
        close: async (to) => writeFile(join(out, to), text),
      };
    });
  /** A hash of each vehicle by the path of its page. */
  const vehicleHashes = new Map<string, string>();
  const failed: FailedPage[] = [];
  const hashed = async function* () {
    for await (const vehicle of source.vehicles()) {
      try {
        const path = vehiclePath(vehicle.slug);
        fileOf(out, path);
        vehicleHashes.set(pathOf(absoluteAddress(path, site)), sha(JSON.stringify(vehicle)));
      } catch (error) {
        failed.push({ path: `/cars/${vehicle.slug}`, reason: reasonOf(error) });
        continue;
      }
      yield vehicle;
    }
  };
  const listed = await writeSitemap(out, { ...source, vehicles: hashed });
  const entries = [...listed, ...unlistedPaths(site, listed)].map((path) => ({
    path,
    vehicle: vehicleHashes.get(path),
  }));

  const pages: Manifest['pages'] = {};
  const redirects = new Map(site.routes.redirects.map(({ from, to }) => [from, to]));
  let rendered = 0;
  const renderEntry = async ({ path, vehicle }: (typeof entries)[number]): Promise<void> => {
    const earlier = ownValue(known, path);
    const isYoung = earlier !== undefined && now - earlier.at < oldestMs && existsSync(fileOf(out, path));
    if (isYoung && vehicle !== undefined && earlier.vehicle === vehicle) {
      pages[path] = earlier;
      return;
    }
    const bySource = vehicle === undefined ? { earlier: isYoung ? earlier.source : undefined } : undefined;
    const page = await write({ url: origin + path, file: fileOf(out, path), status: 200, bySource });
    const location = page.headers['location'];
    if (page.status === 304 && earlier !== undefined) pages[path] = earlier;
    else if (page.status === 200) {
      pages[path] = { vehicle, source: page.source, at: now };
      rendered += 1;
    } else if (page.status === 301 && location !== undefined) redirects.set(path, location);
    else if (page.status !== 404) throw new Error(`It answered ${page.status}.`);
  };
  /** A page that fails does not stop the others. */
  const attempt = async (path: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failed.push({ path, reason: reasonOf(error) });
      const earlier = ownValue(known, path);
      if (earlier !== undefined) pages[path] = earlier;
    }
  };
  const waiting = entries.values();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const entry of waiting) await attempt(entry.path, () => renderEntry(entry));
    }),
  );
  await attempt('404.html', () => write({ url: `${origin}/no-such-page`, file: join(out, '404.html'), status: 404 }));
  // The page after an enquiry is the visitor's alone, so its document has no content.
  await attempt(shellName, () => write({ url: origin + pathTo('success'), file: join(out, shellName), status: 200 }));

  const deleted = Object.keys(before?.pages ?? {}).filter((path) => !Object.hasOwn(pages, path));
  for (const path of deleted) rmSync(fileOf(out, path), { force: true });

  const headers = securityHeaders({ site, isPage: true, isSecure: true, hashes: builtScriptHashes(dist) });
  const rules = { headers, redirects, appPages: appPages(site) };
  for (const [name, text] of Object.entries(hostFiles(host, rules))) writeFile(join(out, name), text);
  writeFile(join(out, manifestName), JSON.stringify({ build, pages } satisfies Manifest));
  return { rendered, unchanged: Object.keys(pages).length - rendered, deleted, failed };
};
