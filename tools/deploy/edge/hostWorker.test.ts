import { hostFiles } from '@dealer/server/prerender';
import { Miniflare, Response as WorkerResponse } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const rules = { headers: {}, redirects: new Map<string, string>(), appPages: ['/search/*', '/cars/:slug/checkout'] };

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
    worker = new Miniflare({
      compatibilityDate: '2026-07-01',
      modules: [{ type: 'ESModule', path: '_worker.js', contents: hostFiles('cloudflare', rules)['_worker.js'] ?? '' }],
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
});
