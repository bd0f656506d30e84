import { Miniflare, Response as WorkerResponse } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFiles } from './hostFiles.ts';

const rules = {
  headers: { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'SAMEORIGIN' },
  redirects: new Map([['/old-page', '/new-page']]),
  appPages: ['/search/*', '/cars/:slug/checkout'],
};

describe('the rules of a host', () => {
  it('of Netlify answer a search without a file with the page that the browser fills', () => {
    expect(hostFiles('netlify', rules)).toEqual({
      _headers:
        "/*\n  content-security-policy: default-src 'self'\n  x-frame-options: SAMEORIGIN\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n",
      _redirects: '/old-page /new-page 301\n/search/* /shell.html 200\n/cars/:slug/checkout /shell.html 200\n',
    });
  });

  it('of nginx are lines for a server block', () => {
    const lines = hostFiles('nginx', rules)['_nginx.conf']?.split('\n');
    expect(lines).toContain(`add_header content-security-policy "default-src 'self'" always;`);
    expect(lines).toContain('location = "/old-page" { return 301 "/new-page"; }');
    expect(lines).toContain('location ~* "^/search(/.*)?/?$" { try_files $uri $uri/index.html /shell.html; }');
    expect(lines).toContain('location ~* "^/cars/[^/]+/checkout/?$" { try_files $uri $uri/index.html /shell.html; }');
  });
});

describe('the worker for Cloudflare', { timeout: 30_000 }, () => {
  const files: Record<string, string> = {
    '/': 'home',
    '/search/': 'all stock',
    '/search/toyota/': 'Toyotas',
    '/cars/2021-mazda-2.0/': 'a Mazda',
    '/robots.txt': 'robots',
    '/shell': 'shell',
  };
  let worker: Miniflare;
  beforeAll(async () => {
    const { _worker, ...others } = { _worker: hostFiles('cloudflare', rules)['_worker.js'] ?? '' };
    expect(others).toEqual({});
    worker = new Miniflare({
      compatibilityDate: '2026-07-01',
      modules: [{ type: 'ESModule', path: '_worker.js', contents: _worker }],
      serviceBindings: {
        ASSETS: (request: { url: string }) => {
          const text = files[new URL(request.url).pathname];
          return new WorkerResponse(text ?? 'not found', { status: text === undefined ? 404 : 200 });
        },
      },
    });
    await worker.ready;
  });
  afterAll(() => worker.dispose());

  it.each([
    ['/', 200, 'home'],
    ['/search', 200, 'all stock'],
    ['/search/', 200, 'all stock'],
    ['/search/toyota?utm_source=news', 200, 'Toyotas'],
    ['/search/toyota/hilux', 200, 'shell'],
    ['/search/used-cars?query=hilux', 200, 'shell'],
    ['/cars/2021-mazda-2.0', 200, 'a Mazda'],
    ['/cars/2021-mazda-2.0/checkout', 200, 'shell'],
    ['/robots.txt', 200, 'robots'],
    ['/cars/never-known', 404, 'not found'],
    ['/no-such.js', 404, 'not found'],
  ])('answers %s with %i: %s', async (path, status, text) => {
    const answer = await worker.dispatchFetch(`https://dealer.example${path}`);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  it('has no rule that Cloudflare would follow before it looks for a file', () => {
    expect(hostFiles('cloudflare', rules)['_redirects']).toBe('/old-page /new-page 301\n');
  });
});
