import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSearchService } from '@dealer/server/sites';
import { readSiteFile } from '@dealer/vite/sites';
import { stockEngine } from '@dealer/vite/backend';
import type { Request as WorkerRequest } from 'miniflare';
import { Miniflare, Response as WorkerResponse } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultTemplate } from '@dealer/tools-vite/looks';
import { workspaceRoot } from '@dealer/tools-vite/paths';

const template = defaultTemplate();
const folder = join(workspaceRoot, 'apps', template);
const origin = 'https://www.southerncrossmotors.example';
const searchHost = 'https://search.example';

let worker: Miniflare;
let isSearchDown = false;

/** The files of a static host: the site's file, and 404 for the rest. */
const assets = (text: string) => (request: WorkerRequest) =>
  new URL(request.url).pathname === '/site.json'
    ? new WorkerResponse(text, { headers: { 'content-type': 'application/json' } })
    : new WorkerResponse('', { status: 404 });

beforeAll(async () => {
  const built = join(folder, 'dist-server/server.js');
  if (!existsSync(built)) throw new Error(`${built} does not exist. Run npm run build first.`);
  const file = readSiteFile(folder, { slug: 'southern-cross-motors' });
  if (file.kind !== 'file') throw new Error(file.message);
  const { engine } = await stockEngine({});
  worker = new Miniflare({
    compatibilityDate: '2026-07-01',
    modules: [
      {
        type: 'ESModule',
        path: 'worker.js',
        contents: readFileSync(join(workspaceRoot, 'tools/deploy/edge/worker.js'), 'utf8'),
      },
      { type: 'ESModule', path: 'server.js', contents: readFileSync(built, 'utf8') },
    ],
    serviceBindings: { ASSETS: assets(withSearchService(file.text, { host: searchHost, apiKey: 'search' })) },
    outboundService: async (request: WorkerRequest) => {
      if (isSearchDown || !request.url.startsWith(searchHost)) return new WorkerResponse('', { status: 502 });
      const answer = await engine.handle(
        new Request(request.url, { method: request.method, headers: [...request.headers], body: await request.text() }),
      );
      return new WorkerResponse(await answer.text(), { status: answer.status, headers: [...answer.headers] });
    },
  });
  await worker.ready;
  // The first page compiles the code, which may take a busy machine longer than the deadline of a page.
  for (let tries = 0; tries < 20 && (await visit('/about-us')).status === 503; tries += 1);
}, 60_000);
afterAll(() => worker.dispose());

const visit = async (path: string, at = origin) => {
  const answer = await worker.dispatchFetch(at + path);
  const html = await answer.text();
  return { status: answer.status, title: /<title>([^<]*)/.exec(html)?.[1], html, headers: answer.headers };
};

describe('the page handler in an edge worker', { timeout: 30_000 }, () => {
  it('renders home, a search and a vehicle with what they show', async () => {
    const [home, search] = [await visit('/'), await visit('/search')];
    expect([home.status, search.status]).toEqual([200, 200]);
    expect(home.title).toContain('Southern Cross Motors');
    expect(search.title).toMatch(/for sale/i);
    const [, href = ''] = /href="(\/cars\/[^"?]+)"/.exec(search.html) ?? [];
    const vehicle = await visit(href);
    expect([vehicle.status, /\$\d/.test(vehicle.html)]).toEqual([200, true]);
    expect(vehicle.title).not.toBe(search.title);
  });

  it('renders at each host name of the site, and addresses with a dot', async () => {
    expect((await visit('/finance', 'https://www.preview.example')).status).toBe(200);
    const unknown = await visit('/cars/2021-mazda-2.0');
    expect([unknown.status, unknown.title]).toEqual([404, expect.stringContaining('Vehicle not found')]);
  });

  it('renders for several visitors at once', async () => {
    const pages = await Promise.all(
      Array.from({ length: 6 }, (_, at) => visit(at % 2 === 0 ? '/finance' : '/about-us')),
    );
    expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('answers 404 for an unknown page, and the shell with 503 while the search server is down', async () => {
    expect((await visit('/no-such-page')).status).toBe(404);
    isSearchDown = true;
    const down = await visit('/search?query=hilux');
    isSearchDown = false;
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '30']);
  });
});
