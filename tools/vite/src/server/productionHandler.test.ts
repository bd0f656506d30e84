import { brotliDecompressSync } from 'node:zlib';
import { createEngine } from '@dealer/search-engine/engine';
import { describe, expect, it } from 'vitest';
import { serve } from '@dealer/server/http';
import { aLookFolder } from '@dealer/vite/test';
import { productionHandler } from './productionHandler.ts';

const page = `<!doctype html><title>Shell</title>${'<!-- shell -->'.repeat(200)}`;

const folder = aLookFolder({
  'dist/index.html': page,
  'dist/assets/index-4f3a.js': 'export {};'.repeat(300),
  'dist/.vite/manifest.json': '{}',
  'sites/harbour/site.json': '{"slug":"harbour","url":"https://www.harbour.example"}',
  'sites/harbour/pages/why-us.json': '{"sections":[]}',
  'sites/kauri/site.json': '{"slug":"kauri","url":"https://kauri.example"}',
  'secret.txt': 'not for visitors',
});

const look = { template: 'test', folder, port: 0, defaultSite: 'kauri' };
const engine = createEngine();
const search = (request: Request): Promise<Response> => engine.handle(request);
const handler = productionHandler(look, { search });

const get = (path: string, headers: Record<string, string> = {}, host = 'localhost:4400'): Promise<Response> =>
  handler(new Request(`http://${host}${path}`, { headers }));
const slugAt = async (path: string, host?: string, server = handler): Promise<unknown> =>
  ((await (await server(new Request(`http://${host ?? 'localhost:4400'}${path}`))).json()) as { slug: unknown }).slug;

describe('productionHandler: pages and files', () => {
  it.each(['/', '/cars/2022-toyota-hilux-11', '/search/new-used-and-demo-cars/?query=hilux', '/cars/2021-mazda-2.0'])(
    'productionHandler answers %s with the app',
    async (path) => {
      const answer = await get(path, { accept: 'text/html,*/*' });
      expect([answer.status, await answer.text()]).toEqual([200, page]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('productionHandler serves hashed assets as immutable', async () => {
    expect((await get('/assets/index-4f3a.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('productionHandler answers the film of a site in parts, as browsers play it', async () => {
    const server = await serve(handler, { port: 0 });
    const film = `${server.url}/pictures/video/walkaround.webm`;
    const part = await fetch(film, { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    const head = await fetch(film, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(part.headers.get('content-range')).toBe(`bytes 0-99/${head.headers.get('content-length')}`);
    const known = { 'if-none-match': head.headers.get('etag') ?? '' };
    expect((await fetch(film, { headers: known })).status).toBe(304);
    await server.close();
  });

  it.each([
    '/assets/index-gone.js',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/pictures/no-such.webp',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/%00',
    '/%2evite/manifest.json',
    '/%2Evite%2Fmanifest.json',
    '/assets/..%2findex.html',
    '/assets/%2e%2e%2findex.html',
    '/assets/..%5cindex.html',
    '/%61ssets/..%2f.vite/manifest.json',
    '/assets%2f..%2f.vite%2fmanifest.json',
    '/pictures/..%2fpackage.json',
  ])('productionHandler does not answer %s with the app, nor with anything outside of it', async (path) => {
    expect((await get(path, { accept: '*/*' })).status).toBe(404);
  });

  it.each([
    ['//', '/'],
    ['//search?query=hilux', '/search?query=hilux'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example', '/evil.example'],
  ])('productionHandler leads from %s to %s on the same host', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await handler(new Request(`http://localhost:4400${path}`, { method: 'POST' }))).status).toBe(404);
  });

  it.each(['/', '/search', '/site.json', '/assets/index-4f3a.js', '/sitemap.xml', '/pages/why-us.json'])(
    'productionHandler only reads %s, and says so',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
        const answer = await handler(new Request(`http://localhost:4400${path}`, { method }));
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it.each([
    ['br;q=0', null],
    ['br;q=0, gzip;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['gzip, br', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['brotli, x-gzip', null],
  ])('productionHandler packs for Accept-Encoding %s by %s', async (accepted, encoding) => {
    expect((await get('/', { 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(encoding);
  });

  it('productionHandler packs text for browsers that take it, and says so to caches', async () => {
    const answer = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip, br' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(page);
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/')).headers.get('content-encoding')).toBeNull();
  });

  it('productionHandler sends nothing again that the browser has', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    for (const known of [etag, `"a", ${etag}`, `W/${etag}`, `"a",W/${etag} , "b"`, '*'])
      expect([known, (await get('/', { 'if-none-match': known })).status]).toEqual([known, 304]);
    for (const unknown of ['"a"', '"a", "b"', etag.slice(1, -1), ''])
      expect([unknown, (await get('/', { 'if-none-match': unknown })).status]).toEqual([unknown, 200]);
  });
});

describe('productionHandler: the site', () => {
  it.each([
    ['by host name', '/site.json?site=kauri', 'www.harbour.example', 'harbour'],
    ['by the address, on a host that is no site', '/site.json?site=harbour', 'localhost:4400', 'harbour'],
    ['by the look, where nothing else says', '/site.json', 'localhost:4400', 'kauri'],
  ])('the site answers %s', async (_, path, host, slug) => {
    expect(await slugAt(path, host)).toBe(slug);
  });

  it('the site serves the site that the server was started with, whatever the address names', async () => {
    expect(await slugAt('/site.json?site=kauri', undefined, productionHandler(look, { search, site: 'harbour' }))).toBe(
      'harbour',
    );
  });

  it('the site points the search at itself', async () => {
    const doc = (await (await get('/site.json')).json()) as { services: { search: { host: string } } };
    expect(doc.services.search.host).toBe('/search-engine');
  });

  it.each(['no-such-site', '../secret', 'A'])('the site answers 404 in JSON for the site %s', async (slug) => {
    const answer = await get(`/site.json?site=${encodeURIComponent(slug)}`);
    expect([answer.status, typeof ((await answer.json()) as { error: unknown }).error]).toEqual([404, 'string']);
  });
});

describe('productionHandler: the pages of a site', () => {
  const pageAt = async (path: string, host = 'localhost:4400', server = handler): Promise<[number, string]> => {
    const answer = await server(new Request(`http://${host}${path}`));
    return [answer.status, await answer.text()];
  };

  it.each([
    ['by host name', '/pages/why-us.json?site=kauri', 'www.harbour.example'],
    ['by the address, on a host that is no site', '/pages/why-us.json?site=harbour', 'localhost:4400'],
  ])('the pages of a site are answered %s', async (_, path, host) => {
    expect(await pageAt(path, host)).toEqual([200, '{"sections":[]}']);
  });

  it('the pages of a site are those of the site that the server was started with', async () => {
    const started = productionHandler(look, { search, site: 'harbour' });
    expect((await pageAt('/pages/why-us.json', undefined, started))[0]).toBe(200);
  });

  it('the pages of a site are no way out of its folder', async () => {
    expect((await pageAt('/pages/..%2fsite.json?site=harbour'))[0]).toBe(404);
  });

  it.each(['/pages/why-us.json', '/pages/nothing.json?site=harbour'])(
    'the pages of a site answer 404 for %s',
    async (path) => {
      const [status, text] = await pageAt(path);
      expect([status, typeof (JSON.parse(text) as { error: unknown }).error]).toEqual([404, 'string']);
    },
  );
});

describe('productionHandler: backend and search', () => {
  it('accepts enquiries in the production server', async () => {
    const answer = await handler(
      new Request('http://localhost:4400/api/leads', {
        method: 'POST',
        body: JSON.stringify({ category: 'General Enquiry', phone: '0412 345 678' }),
      }),
    );
    expect([answer.status, await answer.json()]).toEqual([201, { lead_id: 1001 }]);
  });

  it('searches, and lets nobody write', async () => {
    const ask = (method: string, path: string, body?: string): Promise<Response> =>
      handler(
        new Request(`http://localhost:4400/search-engine${path}`, {
          method,
          ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
        }),
      );
    expect(await (await ask('POST', '/multi-search', '{"queries":[]}')).json()).toMatchObject({ results: [] });
    expect((await ask('DELETE', '/indexes/Car_production')).status).toBe(403);
    expect((await ask('POST', '/indexes/Car_production/documents', '[]')).status).toBe(403);
    const read = await ask('GET', '/multi-search');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('productionHandler refuses a search of hundreds of queries before the search server gets it', async () => {
    const requested: Request[] = [];
    const server = productionHandler(look, {
      search: async (request) => {
        requested.push(request);
        return Response.json({ results: [] });
      },
    });
    const ask = (queries: number, headers = {}): Promise<Response> =>
      server(
        new Request('http://localhost:4400/search-engine/multi-search', {
          method: 'POST',
          body: JSON.stringify({ queries: Array.from({ length: queries }, () => ({ indexUid: 'Car_production' })) }),
          headers: { 'content-type': 'application/json', ...headers },
        }),
      );
    expect((await ask(500)).status).toBe(400);
    expect(requested).toEqual([]);
    expect(
      (await ask(30, { cookie: 'session=1', referer: 'http://localhost:4400/my-garage', 'x-own': '1' })).status,
    ).toBe(200);
    // Nothing about the visitor reaches the search server.
    expect([...(requested[0]?.headers.keys() ?? [])].sort()).toEqual(['content-type']);
  });
});

describe('productionHandler: the colours of the site', () => {
  const dark = aLookFolder({
    'dist/index.html': '<!doctype html><html lang="en-AU"><meta name="theme-color" media="not all" content="#000000">',
    'sites/harbour/site.json':
      '{"slug":"harbour","name":"Harbour","url":"https://www.harbour.example","theme":{"colourScheme":"dark","colours":{"accent":"#5fd0a5"}}}',
    'sites/kauri/site.json': '{"slug":"kauri","name":"Kauri","url":"https://kauri.example"}',
  });
  const server = productionHandler({ template: 'test', folder: dark }, { search });
  const pageOf = (host: string, headers = {}) =>
    server(new Request(`http://${host}/`, { headers: { accept: 'text/html', ...headers } }));

  it('the colours of the site are in the page before its first paint', async () => {
    const answer = await pageOf('www.harbour.example');
    expect(await answer.text()).toContain('<html data-scheme="dark" style="--color-accent:#5fd0a5" lang="en-AU">');
    expect(answer.headers.get('content-security-policy')).toContain("style-src-attr 'unsafe-inline'");
  });

  it('the colours of the site are those of the host', async () => {
    expect(await (await pageOf('kauri.example')).text()).toContain('<html data-scheme="light" lang="en-AU">');
  });

  it('the colours of the site make another page for the cache of a browser', async () => {
    const [one, other] = [await pageOf('www.harbour.example'), await pageOf('kauri.example')].map(
      ({ headers }) => headers.get('etag') ?? '',
    );
    expect(one).not.toBe(other);
    expect((await pageOf('www.harbour.example', { 'if-none-match': one })).status).toBe(304);
  });
});
