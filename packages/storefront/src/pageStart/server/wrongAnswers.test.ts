// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAddress, readRequestPath, siteRoutes } from '@dealer/core/routes';
import { aSite, aVehicleDoc, oddAddressParts, testNow } from '@dealer/core/testing';
import { handoverId } from '../handover.ts';
import { aTemplate } from '../../test/aTemplate.ts';
import { someArticles } from '../../test/someArticles.ts';
import { someOffers } from '../../test/someOffers.ts';
import { stockAnswers } from '../../test/stockAnswers.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';

const built = {
  shell:
    '<!doctype html><html lang="en-AU"><head><title>Vehicles for sale</title></head><body><div id="root"></div></body></html>',
};
const host = 'https://yard.example';
const site = {
  slug: 'harbour-city',
  name: 'Harbour City Motors',
  url: host,
  content: ['posts', 'offers'] as const,
  locations: [{ id: 3, name: 'Harbour City Motors Newstead', slug: 'newstead' }],
};
const files: Record<string, object> = {
  '/site.json': site,
  ...someArticles.answers,
  ...someOffers.answers,
};

type Fault = (queries: number) => Response | Promise<Response>;

/** A host with a search server that answers wrongly as long as `fault` is set. */
const aHost = () => {
  const state: { fault?: Fault | undefined; file?: Fault | undefined } = {};
  const errors: unknown[] = [];
  const get = (path: string): Promise<RenderedPage> =>
    renderPage({
      template: aTemplate,
      built,
      url: host + path,
      now: testNow,
      onError: (error) => errors.push(error),
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (pathname.startsWith('/content/') && state.file) return state.file(1);
        const file = files[pathname];
        if (file) return Response.json(file);
        if (pathname !== '/multi-search') return Response.json({ hits: [] });
        const { queries } = JSON.parse(String(init?.body)) as { queries: unknown[] };
        return state.fault ? state.fault(queries.length) : stockAnswers(input, init);
      },
    });
  return { state, errors, get };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const each =
  (result: unknown): Fault =>
  (queries) =>
    Response.json({ results: Array.from({ length: queries }, () => result) });
const text =
  (body: string, status = 200): Fault =>
  () =>
    new Response(body, { status, headers: { 'content-type': 'text/html' } });
const failure =
  (status: number): Fault =>
  () =>
    Response.json({ message: 'No.', code: 'invalid_api_key', type: 'auth', link: '' }, { status });

const faults: Record<string, Fault> = {
  ...Object.fromEntries(
    [301, 400, 401, 403, 404, 408, 429, 500, 503].map((status) => [String(status), failure(status)]),
  ),
  'no connection': () => Promise.reject(new TypeError('fetch failed')),
  'a page in HTML': text('<!doctype html><h1>Good morning</h1>'),
  'a page of signing in': text('<!doctype html><h1>Sign in</h1>', 203),
  nothing: text(''),
  'half of an answer': text('{"results":[{"hits":['),
  null: text('null'),
  'an empty object': text('{}'),
  'a list': text('[]'),
  'a text': text('"results"'),
  'results that are null': text('{"results":null}'),
  'no results': text('{"results":[]}'),
  'too many results': (queries) =>
    Response.json({ results: Array.from({ length: queries + 1 }, () => ({ hits: [] })) }),
  'results without hits': each({}),
  'hits that are null': each({ hits: null }),
  'hits that are an object': each({ hits: { 0: aVehicleDoc() } }),
  'hits that are texts': each({ hits: ['hilux'] }),
  'hits of null': each({ hits: [null], totalHits: 1 }),
  'hits that are lists': each({ hits: [[]], totalHits: 1 }),
  'hits of something else': each({ hits: [{ title: 'A film' }], totalHits: 1 }),
  'hits among which is null': each({ hits: [aVehicleDoc(), null], totalHits: 2 }),
  'a total below zero': each({ hits: [], totalHits: -1 }),
  'counts that are texts': each({ hits: [], facetDistribution: { make: { Kia: 'many' } } }),
};
const pages = ['/search', '/search/toyota', '/cars/2022-toyota-hilux-1042', '/special-offers'];

describe('a page whose search was answered wrongly', { timeout: 120_000 }, () => {
  it.each(Object.entries(faults))('a page whose search was answered wrongly is down: %s', async (_, fault) => {
    const { state, get } = aHost();
    for (const path of pages) {
      state.fault = fault;
      const { status, headers, html } = await get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 503, 'no-store']);
      // Nothing that failed is handed over to the browser as an answer.
      expect(html).not.toContain(handoverId);

      state.fault = undefined;
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });

  it('answers with 503 when the search answers with another vehicle', async () => {
    const { state, get } = aHost();
    state.fault = each({ hits: [aVehicleDoc({ id: 7, slug: 'another-car' })], totalHits: 1 });
    expect((await get('/cars/2022-toyota-hilux-1042')).status).toBe(503);
  });

  it('a page whose search was answered wrongly stays as it was where one vehicle of the stock is malformed', async () => {
    const { state, get } = aHost();
    state.fault = each({ hits: [aVehicleDoc({ id: 8, slug: 'good-car' }), { id: 9 }], totalHits: 2 });
    const answer = await get('/search');
    expect([answer.status, answer.html.includes('/cars/good-car')]).toEqual([200, true]);
  });
});

describe('a page whose file was answered wrongly', { timeout: 60_000 }, () => {
  it.each([failure(403), failure(429), failure(500), text('<!doctype html>'), text('null')])(
    'a page whose file was answered wrongly is down',
    async (fault) => {
      const { state, get } = aHost();
      state.file = fault;
      expect((await get('/blog/vehicle-reviews')).status).toBe(503);
      state.file = undefined;
      expect((await get('/blog/vehicle-reviews')).status).toBe(200);
    },
  );
});

describe('a page at an address that anybody can make up', { timeout: 60_000 }, () => {
  it('a page at an address that anybody can make up is stored by no cache', async () => {
    const patterns = siteRoutes(aSite({ ...site, content: [...site.content] }))
      .map(({ pattern }) => pattern)
      .filter((pattern) => /[:*]/.test(pattern));
    const stored: string[] = [];
    for (const pattern of [...patterns, '/search/:make/:model', '/search/toyota/:model', '/:page', '/:page/:part']) {
      const path = pattern.replace(/:\w+/g, 'made-up').replace('*', 'made-up');
      const { get } = aHost();
      const { status, headers, isContent } = await get(path);
      const isStored = isContent || headers['cache-control'] !== 'no-store';
      if (status !== 404 && isStored) stored.push(`${path}: ${status}`);
    }
    expect(patterns.length).toBeGreaterThan(5);
    expect(stored).toEqual([]);
  });

  it('whatever it is made of, is answered and never throws', async () => {
    const unhandled: unknown[] = [];
    const listen = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', listen);
    const { get, errors } = aHost();
    const part = fc.constantFrom(
      ...oddAddressParts,
      ...[';', '&', '=', '%', '%2e', '%00', '%0a', '%E2%80%A8'],
      ...[
        'search',
        'cars',
        'toyota',
        'a:99999',
        'http:',
        'javascript:',
        '[::1]',
        'query=1',
        'page=-1',
        'é',
        '\u{1F697}',
        '*',
      ],
    );
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
          const url = new URL(host + `/${parts.join('')}`);
          if (readRequestPath(url.pathname).kind !== 'path') return;
          const { status, headers } = await get(pageAddress(url));
          expect(status).toBeLessThan(500);
          expect(headers['location'] ?? '/').toMatch(/^\/(?!\/)/);
        }),
        { numRuns: 100 },
      );
      // Rejections that nobody handles are reported after the task.
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      process.off('unhandledRejection', listen);
    }
    expect([unhandled, errors]).toEqual([[], []]);
  });
});
