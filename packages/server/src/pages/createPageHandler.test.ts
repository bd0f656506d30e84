import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddAddressParts } from '@dealer/core/testing';
import { createPageHandler, type RenderedPage } from './createPageHandler.ts';

const host = 'https://yard.example';
const start = Date.UTC(2026, 10, 2);

/** A look whose pages say when they were rendered; `fail` makes it answer as without data. */
const aHost = ({ cachedPages = 50 } = {}) => {
  const state = { now: start, isDown: false, isGone: false, rendered: [] as string[] };
  const works: Promise<unknown>[] = [];
  const handler = createPageHandler({
    fetch: () => Promise.reject(new Error('Not requested here.')),
    now: () => state.now,
    cachedPages,
    tagsOf: ({ hostname, pathname }) => [`site:${hostname}`, `path:${pathname}`],
    renderPage: async ({ url, now }): Promise<RenderedPage> => {
      state.rendered.push(url);
      const never = { 'cache-control': 'no-store' };
      if (state.isDown) return { status: 503, headers: never, html: '<h1>Shell</h1>', isContent: false };
      if (state.isGone || url.endsWith('/nowhere'))
        return { status: 404, headers: never, html: '<h1>Nothing</h1>', isContent: true };
      return { status: 200, headers: {}, html: `<h1>${url} at ${now}</h1>`, isContent: true };
    },
  });
  const get = (path: string, init?: RequestInit): Promise<Response> =>
    handler(new Request(new URL(path, host), init), { waitUntil: (work) => void works.push(work) });
  /** Until what runs after the answers has ended. */
  const background = (): Promise<unknown> => Promise.all(works);
  return { state, get, handler, background };
};

describe('the cache of pages', () => {
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
    expect([state.rendered.length, html.size]).toEqual([1, 1]);
    expect([...html].join('')).not.toMatch(/cachebuster|no_such_thing|:8443/);
    await handler(new Request('https://yard.example/search?query=ranger'));
    await handler(new Request('https://other.example/search?query=ranger'));
    expect(state.rendered).toHaveLength(3);
  });

  it('retains the pages that were requested last', async () => {
    const { state, get } = aHost({ cachedPages: 2 });
    for (const path of ['/finance', '/search', '/finance', '/']) await get(path);
    const before = state.rendered.length;
    await get('/finance');
    expect(state.rendered).toHaveLength(before);
    await get('/search');
    expect(state.rendered).toHaveLength(before + 1);
  });

  it('the cache of pages answers the last page while there is no data, and stores none that was made without', async () => {
    const { state, get, background } = aHost();
    state.isDown = true;
    expect((await get('/search')).status).toBe(503);
    state.isDown = false;
    const html = await (await get('/search')).text();
    state.isDown = true;
    for (const minutes of [2, 30]) {
      state.now += minutes * 60_000;
      const answer = await get('/search');
      expect([answer.status, await answer.text()]).toEqual([200, html]);
      await background();
    }
  });

  it('the cache of pages renders an expired page again after its answer, and names each by its content', async () => {
    const { state, get, background } = aHost();
    const [first, second] = [await get('/search'), await get('/search')].map(({ headers }) => headers.get('etag'));
    expect(first).toMatch(/^"[\w-]{20,}"$/);
    expect(second).toBe(first);
    state.now += 120_000;
    expect((await get('/search')).headers.get('etag')).toBe(first);
    await background();
    expect((await get('/search')).headers.get('etag')).not.toBe(first);
  });

  it('the cache of pages forgets a page that no longer exists, and stores none that never did', async () => {
    const { state, get, background } = aHost();
    await get('/cars/hilux-7');
    state.isGone = true;
    state.now += 120_000;
    await get('/cars/hilux-7');
    await background();
    expect((await get('/cars/hilux-7')).status).toBe(404);
    state.isGone = false;
    await get('/nowhere');
    const before = state.rendered.length;
    await get('/nowhere');
    expect(state.rendered).toHaveLength(before + 1);
  });

  it('the cache of pages renders an address once for all who request it at the same time', async () => {
    const { state, get } = aHost();
    await Promise.all(Array.from({ length: 5 }, () => get('/search')));
    expect(state.rendered).toHaveLength(1);
  });

  it('drops the pages with a tag, and no other', async () => {
    const { state, get, handler } = aHost();
    for (const path of ['/search', '/finance', 'https://other.example/search']) await get(path);
    expect(handler.purge(['path:/finance'])).toBe(1);
    expect(handler.purge(['site:yard.example'])).toBe(1);
    for (const path of ['/search', '/finance', 'https://other.example/search']) await get(path);
    expect(state.rendered).toHaveLength(5);
  });
});

describe('an address that is none', () => {
  it.each([
    ['//', '/'],
    ['/.//', '/'],
    ['/\\', '/'],
    ['//@', '/@'],
    ['//a:99999/', '/a:99999/'],
    ['//evil.example/x?query=1', '/evil.example/x?query=1'],
    ['/search//toyota', '/search/toyota'],
  ])('an address that is none leads from %s to %s on the same host', async (path, to) => {
    const answer = await aHost().handler(new Request(host + path));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/%', '/%ff', '/a%0ab', '/%E2%80%A8', '/cars/%00', '/..%2f..%2fetc', '/%5cevil.example'])(
    'an address that is none: %s is 404',
    async (path) => expect((await aHost().get(path)).status).toBe(404),
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('an address that is none takes no %s', async (method) => {
    const answer = await aHost().get('/search', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('an address that is none is refused if it is endless', async () => {
    expect((await aHost().get(`/${'a'.repeat(3_000)}`)).status).toBe(414);
  });

  it('an address that is none is answered on the same host, whatever it is made of', async () => {
    const { handler } = aHost({ cachedPages: 5 });
    const part = fc.constantFrom(...oddAddressParts, '%', '%00', 'a:99999', 'http:', 'é');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const answer = await handler(new Request(`${host}/${parts.join('')}`));
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
