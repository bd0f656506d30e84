// @vitest-environment node
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteRoutes } from '@dealer/core/routes';
import { aSite, aVehicleDoc, testNow } from '@dealer/core/testing';
import { handoverId } from '../handover/handover.ts';
import { aTemplate } from '../test/aTemplate.ts';
import { someArticles } from '../test/someArticles.ts';
import { someOffers } from '../test/someOffers.ts';
import { stockAnswers } from '../test/stockAnswers.ts';
import { createPageHandler } from './createPageHandler.ts';

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
  '/content/offers.json': someOffers,
};

type Fault = (queries: number) => Response | Promise<Response>;

/** A host with a search server that answers wrongly as long as `fault` is set. */
const aHost = ({ cachedPages = 50 } = {}) => {
  const state: { fault?: Fault | undefined; file?: Fault | undefined; now: number; searches: number } = {
    now: testNow,
    searches: 0,
  };
  const errors: unknown[] = [];
  const handler = createPageHandler({
    template: aTemplate,
    built,
    now: () => state.now,
    deadlineMs: 20_000,
    cachedPages,
    onError: (error) => errors.push(error),
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname.startsWith('/content/') && state.file) return state.file(1);
      const file = files[pathname];
      if (file) return Response.json(file);
      if (pathname !== '/multi-search') return Response.json({ hits: [] });
      state.searches += 1;
      const { queries } = JSON.parse(String(init?.body)) as { queries: unknown[] };
      return state.fault ? state.fault(queries.length) : stockAnswers(input, init);
    },
  });
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>): void => void works.push(work);
  const get = (path: string, init?: RequestInit): Promise<Response> =>
    handler(new Request(host + path, init), { waitUntil });
  /** Until what runs after the answers has ended. */
  const background = (): Promise<unknown> => Promise.all(works);
  return { state, errors, get, handler, background };
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
  it.each(Object.entries(faults))('is down, or remains as it last was: %s', async (_, fault) => {
    const { state, get, background } = aHost();
    for (const path of pages) {
      state.fault = fault;
      const down = await get(path);
      expect([path, down.status, down.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
      // Nothing that failed is handed over to the browser as an answer.
      expect(await down.text()).not.toContain(handoverId);

      state.fault = undefined;
      const good = await get(path);
      const html = await good.text();
      expect([path, good.status]).toEqual([path, 200]);

      state.fault = fault;
      for (const minutes of [2, 30]) {
        state.now += minutes * 60_000;
        const answer = await get(path);
        expect([path, answer.status, (await answer.text()) === html]).toEqual([path, 200, true]);
        await background();
      }
    }
  });

  it('is no other vehicle', async () => {
    const { state, get } = aHost();
    state.fault = each({ hits: [aVehicleDoc({ id: 7, slug: 'another-car' })], totalHits: 1 });
    expect((await get('/cars/2022-toyota-hilux-1042')).status).toBe(503);
    state.fault = undefined;
  });

  it('stays as it was where one vehicle of the stock is malformed', async () => {
    const { state, get } = aHost();
    state.fault = each({ hits: [aVehicleDoc({ id: 8, slug: 'good-car' }), { id: 9 }], totalHits: 2 });
    const answer = await get('/search');
    expect([answer.status, (await answer.text()).includes('/cars/good-car')]).toEqual([200, true]);
  });
});

describe('a page whose file was answered wrongly', { timeout: 60_000 }, () => {
  it.each([failure(403), failure(429), failure(500), text('<!doctype html>'), text('null')])(
    'is down and not stored',
    async (fault) => {
      const { state, get } = aHost();
      state.file = fault;
      expect((await get('/blog/vehicle-reviews')).status).toBe(503);
      state.file = undefined;
      expect((await get('/blog/vehicle-reviews')).status).toBe(200);
    },
  );
});

describe('the cache of pages', { timeout: 60_000 }, () => {
  it('knows an address by host name, path and the parameters that pages read', async () => {
    const { state, handler } = aHost();
    const html = new Set<string>();
    for (const address of [
      'https://yard.example/search?query=hilux',
      'https://yard.example/search/?query=hilux',
      'https://yard.example:8443/search?query=hilux',
      'http://yard.example:1/search?query=hilux',
      'https://yard.example/search?utm_source=mail&query=hilux&cachebuster=1',
      'https://yard.example/search?query=hilux&refinementList[no_such_thing][]=1&_=2&%zz#top',
    ])
      html.add(await (await handler(new Request(address))).text());
    expect([state.searches, html.size]).toEqual([1, 1]);
    expect([...html].join('')).not.toMatch(/cachebuster|no_such_thing|:8443/);
    await handler(new Request('https://yard.example/search?query=ranger'));
    expect(state.searches).toBe(2);
  });

  it('retains the pages that were requested last', async () => {
    const { state, get } = aHost({ cachedPages: 2 });
    for (const path of ['/cars/2022-toyota-hilux-1042', '/search', '/cars/2022-toyota-hilux-1042', '/'])
      await get(path);
    const before = state.searches;
    await get('/cars/2022-toyota-hilux-1042');
    expect(state.searches).toBe(before);
    await get('/search');
    expect(state.searches).toBeGreaterThan(before);
  });

  it('stores no address that anybody can make up', async () => {
    const patterns = siteRoutes(aSite({ ...site, content: [...site.content] }))
      .map(({ pattern }) => pattern)
      .filter((pattern) => /[:*]/.test(pattern));
    const stored: string[] = [];
    for (const pattern of [...patterns, '/search/:make/:model', '/search/toyota/:model', '/:page', '/:page/:part']) {
      const path = pattern.replace(/:\w+/g, 'made-up').replace('*', 'made-up');
      const { get } = aHost();
      const answer = await get(path);
      const control = answer.headers.get('cache-control');
      if (answer.status !== 404 && control !== 'no-store') stored.push(`${path}: ${answer.status} ${control}`);
    }
    expect(patterns.length).toBeGreaterThan(5);
    expect(stored).toEqual([]);
  });

  it('names each page by its content', async () => {
    const { state, get, background } = aHost();
    const [first, second] = [await get('/search'), await get('/search')].map(({ headers }) => headers.get('etag'));
    expect(first).toMatch(/^"[\w-]{20,}"$/);
    expect(second).toBe(first);
    state.now += 120_000;
    await get('/search');
    await background();
    expect((await get('/search')).headers.get('etag')).not.toBe(first);
  });
});

describe('an address that is none', { timeout: 60_000 }, () => {
  it.each([
    ['//', '/'],
    ['/.//', '/'],
    ['/\\', '/'],
    ['//@', '/@'],
    ['//a:99999/', '/a:99999/'],
    ['//evil.example/x?query=1', '/evil.example/x?query=1'],
    ['/search//toyota', '/search/toyota'],
  ])('leads from %s to %s on the same host', async (path, to) => {
    const answer = await aHost().get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/%', '/%ff', '/a%0ab', '/%E2%80%A8', '/cars/%00', '/..%2f..%2fetc', '/%5cevil.example'])(
    '%s is 404',
    async (path) => expect((await aHost().get(path)).status).toBe(404),
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('takes no %s', async (method) => {
    const answer = await aHost().get('/search', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('whatever it is made of, is answered and never throws', async () => {
    const unhandled: unknown[] = [];
    const listen = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', listen);
    const { get, errors } = aHost({ cachedPages: 5 });
    const part = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '@',
        ':',
        ';',
        '?',
        '#',
        '&',
        '=',
        '%',
        '%2f',
        '%5c',
        '%2e',
        '%00',
        '%0a',
        '%E2%80%A8',
      ],
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
          const answer = await get(`/${parts.join('')}`);
          expect(answer.status).toBeLessThan(500);
          expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
        }),
        { numRuns: 300 },
      );
      // Rejections that nobody handles are reported after the task.
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      process.off('unhandledRejection', listen);
    }
    expect([unhandled, errors]).toEqual([[], []]);
  });
});
