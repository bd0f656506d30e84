import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isOnSite, pathTo, siteRows } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import type { Handler } from '@dealer/vite/server';
import { siteContent } from '../server/answerCrawlerFiles.ts';
import { crawlerFile } from '../server/crawlerFiles.ts';
import { builtScriptHashes, securityHeaders } from '../server/securityHeaders.ts';
import { siteVehicles } from '../server/siteVehicles.ts';
import { hostFiles, shellName, type StaticHost } from './hostFiles.ts';
import { type BySource, type Rendered, type Source, withoutSearchKey } from './renderUnlessSame.ts';
import { writeFile } from './writeFile.ts';

export type PrerenderOptions = {
  site: Site;
  /** The text of `/site.json`, with the search server and a key that can only search. */
  siteText: string;
  /** The folder whose folder `sites` has the site's content and pages. */
  folder: string;
  /** The browser build of the look. */
  dist: string;
  /** Renders an address of the site (`renderUnlessSame`). */
  render: (url: string, bySource?: BySource) => Promise<Rendered>;
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
  /** Pages that could not be rendered; their earlier files remain. */
  failed: readonly string[];
};

/**
 * What a run wrote: the build and, for each page, the time of rendering and the date of its change in the sitemap; without a date, what it
 * was made from.
 */
type Manifest = {
  build: string;
  pages: Record<string, { changed?: string | undefined; source?: Source | undefined; at: number }>;
};

/** The rules of nginx show no file whose name begins like this. */
const manifestName = '_prerender.json';

/** A page is rendered again after this time, in milliseconds: opening hours and "new arrival" depend on the day. */
const oldestMs = 24 * 60 * 60_000;

const entryPattern = /<(url|sitemap)>([\s\S]*?)<\/\1>/g;

/** The entries of a sitemap, or of a sitemap index: path and date of change. */
const entriesOf = (xml: string): { path: string; changed?: string | undefined }[] =>
  [...xml.matchAll(entryPattern)].map(([, , entry = '']) => ({
    path: new URL((/<loc>([^<]+)/.exec(entry)?.[1] ?? '').replaceAll('&amp;', '&')).pathname,
    changed: /<lastmod>([^<]+)/.exec(entry)?.[1],
  }));

const sha = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const readManifest = (file: string): Manifest | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
};

/** The file of a page: `/cars/hilux-7` is `cars/hilux-7/index.html`. Throws for an address that leaves the folder. */
const fileOf = (out: string, path: string): string => {
  const file = join(out, decodeURIComponent(path), 'index.html');
  if (!file.startsWith(join(out, '/'))) throw new Error(`The page ${path} is outside the folder of the website.`);
  return file;
};

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
const unlistedPaths = (site: Site, listed: readonly { path: string }[]): string[] => {
  const known = new Set(listed.map(({ path }) => path));
  const fixed = siteRows(site)
    .filter(({ row }) => isOnSite(row, site))
    .map(({ pattern }) => pattern.replace(/\/\*$/, ''));
  return [...new Set(fixed)].filter((path) => !/[:*]/.test(path) && !known.has(path));
};

/**
 * Writes a whole website as files for a static host: every page of its sitemap and its other fixed addresses as HTML, the files for
 * search engines, the site's own files, and the rules of the host (`hostFiles`). A second run renders only pages whose date of change in the
 * sitemap is new, pages without such a date if the answers that they were made from are new, and pages that are older than a day; it deletes
 * the files of pages that are gone.
 *
 * @throws Error if the stock cannot be read
 * @example
 * const { rendered, deleted } = await prerender({ site, siteText, folder, dist, render, parallel: 4, search, out: 'public', host, now });
 */
export const prerender = async ({
  site,
  siteText,
  folder,
  dist,
  render,
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
  cpSync(dist, out, { recursive: true, filter: (file) => !file.endsWith('index.html') && !file.includes('.vite') });
  writeFile(join(out, 'site.json'), siteText);

  const source = {
    site,
    content: siteContent({ folder, slug: site.slug }, now),
    vehicles: () => siteVehicles(site, { search, now }),
  };
  const crawlerText = async (path: string): Promise<string> => {
    const text = (await crawlerFile(path, source))?.text ?? '';
    writeFile(join(out, path), text);
    return text;
  };
  await crawlerText('/robots.txt');
  await crawlerText('/llms.txt');
  const sitemap = await crawlerText('/sitemap.xml');
  const listed = sitemap.includes('<sitemapindex')
    ? (await Promise.all(entriesOf(sitemap).map(({ path }) => crawlerText(path)))).flatMap(entriesOf)
    : entriesOf(sitemap);
  const entries = [...listed, ...unlistedPaths(site, listed).map((path) => ({ path, changed: undefined }))];

  const pages: Manifest['pages'] = {};
  const redirects = new Map(site.routes.redirects.map(({ from, to }) => [from, to]));
  const failed: string[] = [];
  let rendered = 0;
  const renderOne = async ({ path, changed }: (typeof entries)[number]): Promise<void> => {
    const earlier = known[path];
    const isYoung = earlier !== undefined && now - earlier.at < oldestMs && existsSync(fileOf(out, path));
    if (isYoung && changed !== undefined && earlier.changed === changed) {
      pages[path] = earlier;
      return;
    }
    const bySource = changed === undefined ? { earlier: isYoung ? earlier.source : undefined } : undefined;
    // A page that cannot be rendered at all is one that failed.
    const page = await render(origin + path, bySource).catch((): Rendered => ({ status: 500, headers: {}, html: '' }));
    const location = page.headers['location'];
    if (page.status === 304 && earlier !== undefined) pages[path] = earlier;
    else if (page.status === 200) {
      writeFile(fileOf(out, path), page.html);
      pages[path] = { changed, source: page.source, at: now };
      rendered += 1;
    } else if (page.status === 301 && location !== undefined) redirects.set(path, location);
    else if (page.status !== 404) {
      failed.push(path);
      if (earlier !== undefined) pages[path] = earlier;
    }
  };
  const waiting = entries.values();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const entry of waiting) await renderOne(entry);
    }),
  );
  writeFile(join(out, '404.html'), (await render(`${origin}/no-such-page`)).html);
  // The page after an enquiry is the visitor's alone, so its document has no content.
  writeFile(join(out, shellName), (await render(origin + pathTo('success'))).html);

  const deleted = Object.keys(before?.pages ?? {}).filter((path) => !(path in pages));
  for (const path of deleted) rmSync(fileOf(out, path), { force: true });

  const headers = securityHeaders({ site, isPage: true, isSecure: true, hashes: builtScriptHashes(dist) });
  const rules = { headers, redirects, appPages: appPages(site) };
  for (const [name, text] of Object.entries(hostFiles(host, rules))) writeFile(join(out, name), text);
  writeFile(join(out, manifestName), JSON.stringify({ build, pages } satisfies Manifest));
  return { rendered, unchanged: Object.keys(pages).length - rendered, deleted, failed };
};
