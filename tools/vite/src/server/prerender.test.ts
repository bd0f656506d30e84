import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderPage } from '@dealer/server/pages';
import { type PageOrder, prerender, type PrerenderOptions, siteFetch, writePage } from '@dealer/server/prerender';
import { fileSiteStore, withSearchService } from '@dealer/server/sites';
import { readSiteFile } from '@dealer/vite/sites';
import { stockEngine } from '@dealer/vite/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookFolder } from './lookFolder.ts';
import { parsedSite } from './parsedSite.ts';
import { workspaceRoot } from '../paths.ts';

const searchHost = 'https://search.example';
const slug = 'old-dairy-cars';
const folder = join(workspaceRoot, 'apps/used-only');
const day = 24 * 60 * 60_000;
const now = Date.now();

let out: string;
let options: PrerenderOptions;
let requested: string[];
/** Searches have other answers from now on. */
let isStockNew = false;
/** The path of a vehicle whose price is another one from now on. */
let repriced: string | undefined;
/** Addresses that fail from now on. */
const broken = new Set<string>();
/** Addresses that name nothing from now on. */
const gone = new Set<string>();

/** Renders an address as text, and searches as a page does. */
const renderPage: RenderPage = async ({ url, fetch }) => {
  const { pathname } = new URL(url);
  requested.push(pathname);
  const found = { headers: {}, isContent: true };
  if (broken.has(pathname)) return { ...found, status: 503, html: '' };
  if (pathname === '/no-such-page' || gone.has(pathname)) return { ...found, status: 404, html: 'Not here' };
  const site = (await (await fetch('https://yard.example/site.json')).json()) as { name: string };
  const answer = await fetch(`${searchHost}/multi-search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queries: [{ indexUid: 'Car_production', q: '', limit: 1 }] }),
  });
  return { ...found, status: 200, html: `<h1>${site.name} ${pathname}</h1>${answer.status}` };
};

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'prerender-'));
  const dist = join(out, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<script>start()</script><div id="root"></div>');
  for (const name of ['a1.js', 'a1.js.br', 'a1.js.gz']) writeFileSync(join(dist, 'assets', name), '1');
  const file = readSiteFile(folder, { slug });
  if (file.kind !== 'file') throw new Error(file.message);
  const siteText = withSearchService(file.text, { host: searchHost, apiKey: 'search' });
  const { folder: lookPath } = await lookFolder('used-only');
  const site = await parsedSite({ text: siteText }, { template: 'used-only', lookFolder: lookPath });
  if (site === undefined) throw new Error('The site has mistakes.');
  const { engine } = await stockEngine();
  const search = async (request: Request) => {
    const found = await engine.handle(request);
    if (!isStockNew) return found;
    const body = (await found.json()) as { hits?: { slug: string }[] };
    const hits = body.hits?.map((hit) => (`/cars/${hit.slug}` === repriced ? { ...hit, price: 12_345 } : hit));
    return Response.json({ ...body, hits, changed: 1 });
  };
  const website = join(out, 'public');
  const { readContent: read } = fileSiteStore({ folders: { 'used-only': folder } });
  const readContent = (name: string) => read({ template: 'used-only', slug }, name);
  const answer = siteFetch({ siteText, searchHost, readContent, out: website, search });
  const write = (order: PageOrder) => writePage(order, { renderPage, answer, now });
  options = { site, siteText, readContent, dist, write, parallel: 4, search, out: website, host: 'netlify', now };
});
afterAll(() => rmSync(out, { recursive: true }));

const file = (name: string): string => readFileSync(join(out, 'public', name), 'utf8');
const run = (changes: Partial<PrerenderOptions> = {}) => {
  requested = [];
  return prerender({ ...options, ...changes });
};

describe('a website as files', () => {
  it('a website as files has every page of its sitemap, files for search engines, headers and redirects', async () => {
    const { rendered, unchanged, deleted, failed } = await run();
    expect([unchanged, deleted, failed]).toEqual([0, [], []]);
    const paths = [...file('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const unlisted = ['/compare', '/cars', '/sign-in', '/success', '/print', '/saved-searches'];
    expect(paths.filter((path) => unlisted.includes(path))).toEqual([]);
    expect(rendered).toBeGreaterThanOrEqual(paths.length + unlisted.length);
    expect(paths.filter((path) => path.startsWith('/cars/')).length).toBeGreaterThan(20);
    const pages = [...paths, ...unlisted];
    expect(pages.filter((path) => !existsSync(join(out, 'public', path, 'index.html')))).toEqual([]);
    expect(file('index.html')).toBe(`<h1>${options.site.name} /</h1>200`);
    expect(file('404.html')).toBe('Not here');
    expect(file('robots.txt')).toContain('sitemap.xml');
    expect(file('_headers')).toMatch(/content-security-policy: .*'sha256-/);
    expect(file('_headers')).toContain(`connect-src 'self' ${searchHost}`);
    expect(readdirSync(join(out, 'public/assets'))).toEqual(['a1.js']);
    expect(file('_redirects')).toMatch(/^\/search\/\* \/shell\.html 200$/m);
    expect(file('shell.html')).toContain('/success');
    expect(JSON.parse(file('site.json'))).toMatchObject({ slug, services: { search: { host: searchHost } } });
  });

  it('a website as files is updated: only what changed is rendered, and a failure leaves the earlier page', async () => {
    const same = await run();
    expect(requested).toEqual(['/no-such-page', '/success']);
    expect([same.rendered, same.deleted, same.failed]).toEqual([0, [], []]);
    isStockNew = true;
    broken.add('/');
    const third = await run();
    broken.clear();
    expect(third.failed).toEqual([{ path: '/', reason: 'It answered 503.' }]);
    expect(requested.filter((path) => /^\/cars\/\d/.test(path))).toEqual([]);
    expect(third.unchanged).toBeGreaterThan(20);
    expect(file('index.html')).toContain(options.site.name);
    gone.add('/compare');
    const fourth = await run({ now: now + 2 * day });
    gone.clear();
    expect(fourth).toMatchObject({ unchanged: 0, failed: [], deleted: ['/compare'] });
  });

  it('a website as files has a new page for the one vehicle whose price is another, whatever its date of change says', async () => {
    repriced = /<loc>[^<]+(\/cars\/[^<]+)/.exec(file('sitemap.xml'))?.[1];
    await run({ now: now + 2 * day });
    expect(requested.filter((path) => path.startsWith('/cars/'))).toEqual([repriced]);
  });

  it('a website as files has all other pages if the addresses of some vehicles leave their folder', async () => {
    const odd = ['../../outside', '..', '.', '../contact', '..\\contact', 'a/../../../b', 'nul\0', 'x'.repeat(300)];
    const search = async (request: Request): Promise<Response> => {
      const body = (await (await options.search(request)).json()) as { hits?: object[] };
      const hits = body.hits?.map((hit, index) => ({ ...hit, ...(odd[index] !== undefined && { slug: odd[index] }) }));
      return Response.json({ ...body, hits });
    };
    const website = join(out, 'odd', 'public');
    const { failed, rendered } = await run({ search, out: website });
    expect(failed.map(({ path }) => path).toSorted()).toEqual(odd.map((name) => `/cars/${name}`).toSorted());
    expect(new Set(failed.map(({ reason }) => reason))).toEqual(
      new Set(['Its address leaves its folder.', expect.stringContaining('ENAMETOOLONG') as unknown as string]),
    );
    expect(rendered).toBeGreaterThan(20);
    expect(readFileSync(join(website, 'contact', 'index.html'), 'utf8')).toContain('/contact<');
    expect(readFileSync(join(website, 'sitemap.xml'), 'utf8')).not.toContain('outside');
    expect(readdirSync(join(out, 'odd'))).toEqual(['public']);
    expect((await run({ search, out: website })).failed).toHaveLength(odd.length);
  });

  it('a website as files loses the pages of vehicles that are gone', async () => {
    const emptySearch = async (request: Request): Promise<Response> =>
      request.url.endsWith('/search') ? Response.json({ hits: [] }) : options.search(request);
    const { deleted } = await run({ search: emptySearch });
    expect(deleted.filter((path) => path.startsWith('/cars/')).length).toBeGreaterThan(20);
    expect(deleted.filter((path) => existsSync(join(out, 'public', path, 'index.html')))).toEqual([]);
  });
});
