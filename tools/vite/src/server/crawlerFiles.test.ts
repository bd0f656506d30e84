import { aSite, aVehicleDoc } from '@dealer/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { aLookFolder } from '@dealer/vite/test';
import { productionHandler } from './productionHandler.ts';
import { siteVehicles } from '@dealer/server/crawlers';

const vinOf = (id: number): string => `6T1BF3FK40X${String(id).padStart(6, '0')}`;

const folder = aLookFolder({
  'dist/index.html': '<!doctype html>',
  'sites/harbour/site.json': JSON.stringify({
    slug: 'harbour',
    name: 'Harbour',
    url: 'https://www.harbour.example',
    content: ['posts'],
    locations: [{ id: 3, name: 'Yard', slug: 'yard', address: { street: '1 Quay St', city: 'Newstead' } }],
  }),
  'sites/harbour/content/posts.json': JSON.stringify({ items: [{ slug: 'towing-tips', heading: 'Towing tips' }] }),
  'sites/kauri/site.json': '{"slug":"kauri","name":"Kauri","url":"https://kauri.example","country":"NZ"}',
});
const look = { template: 'test', folder, port: 0, defaultSite: 'kauri' };

/** A search server with numbered vehicles. */
const stockOf = (count: number) => {
  const bodies: { filter: string; limit: number; offset: number }[] = [];
  const handle = async (request: Request): Promise<Response> => {
    const body = (await request.json()) as { filter: string; limit: number; offset: number };
    bodies.push(body);
    const hits = Array.from({ length: Math.min(body.limit, count - body.offset) }, (_, index) => {
      const id = body.offset + index + 1;
      return aVehicleDoc({ id, slug: `2022-toyota-hilux-${id}`, vin: vinOf(id) });
    });
    return Response.json({ hits });
  };
  return { handle, bodies };
};

const fileAt = async (search: (request: Request) => Promise<Response>, path: string): Promise<[number, string]> => {
  const answer = await productionHandler(look, { search })(new Request(`http://www.harbour.example${path}`));
  return [answer.status, await answer.text()];
};

describe('the stock of a site', () => {
  it('the stock of a site is read in batches with the filter of its searches, and none is read twice or left out', async () => {
    const search = stockOf(1_234);
    const slugs = new Set<string>();
    for await (const { slug } of siteVehicles(aSite({ search: { excludeMakes: ['Ford'] } }), {
      search: search.handle,
      now: 0,
    }))
      slugs.add(slug);
    expect(slugs.size).toBe(1_234);
    expect(search.bodies.map(({ offset }) => offset)).toEqual(Array.from({ length: 13 }, (_, batch) => batch * 100));
    expect(search.bodies[0]?.filter).toContain('NOT make IN ["Ford"]');
  });
});

describe('the files for crawlers', () => {
  it('the files for crawlers list pages, posts, searches and each vehicle in the sitemap of the host', async () => {
    const [status, xml] = await fileAt(stockOf(3).handle, '/sitemap.xml');
    expect(status).toBe(200);
    for (const path of ['/', '/blog/vehicle-reviews/towing-tips', '/search/toyota/hilux', '/cars/2022-toyota-hilux-3'])
      expect(xml).toContain(`<loc>https://www.harbour.example${path}</loc>`);
  });

  it.each([
    ['/robots.txt', 'Sitemap: https://www.harbour.example/sitemap.xml'],
    ['/llms.txt', '3 vehicles for sale'],
    ['/feeds/stock.ndjson', `"vin":"${vinOf(3)}"`],
    ['/feeds/google.csv', vinOf(3)],
    ['/feeds/meta.csv', vinOf(3)],
    ['/feeds/meta.xml', `<vin>${vinOf(3)}</vin>`],
  ])('answers %s for crawlers with the stock of the site', async (path, expected) => {
    const [status, text] = await fileAt(stockOf(3).handle, path);
    expect(status).toBe(200);
    expect(text).toContain(expected);
  });

  it.each(['/sitemap-1.xml', '/feeds/unknown.csv'])('the files for crawlers answer 404 for %s', async (path) => {
    expect((await fileAt(stockOf(3).handle, path))[0]).toBe(404);
  });

  it.each([
    ['is down', () => new Response('', { status: 502 })],
    ['refuses the key', () => Response.json({ message: 'No.' }, { status: 403 })],
    ['answers with a page', () => new Response('<!doctype html>')],
    ['answers with null', () => Response.json(null)],
    ['answers with nothing', () => Response.json({})],
    ['answers with a text in place of hits', () => Response.json({ hits: 'hilux' })],
    ['answers with hits that are no vehicles', () => Response.json({ hits: [null, 7] })],
    ['answers with documents of something else', () => Response.json({ hits: [{ title: 'A film' }] })],
  ])(
    'the files for crawlers answer 503 when the search server %s, and the last file if there is one',
    async (_, wrong) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const path of ['/sitemap.xml', '/feeds/google.csv', '/llms.txt'])
        expect([path, (await fileAt(async () => wrong(), path))[0]]).toEqual([path, 503]);
      let isWrong = false;
      const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
      const good = stockOf(3).handle;
      const handler = productionHandler(look, { search: async (request) => (isWrong ? wrong() : good(request)) });
      const get = async (): Promise<string> =>
        (await handler(new Request('http://www.harbour.example/sitemap.xml'))).text();
      const before = await get();
      isWrong = true;
      clock.mockReturnValue(1_000_000 + 11 * 60_000);
      expect(await get()).toBe(before);
    },
  );

  it('the files for crawlers read the stock once for all parts of a sitemap, also for those that do not exist', async () => {
    const search = stockOf(3);
    const handler = productionHandler(look, { search: search.handle });
    for (const path of ['/sitemap-999.xml', '/sitemap-1.xml', '/sitemap.xml', '/sitemap-999.xml', '/sitemap-2.xml?x=1'])
      await handler(new Request(`http://www.harbour.example${path}`));
    expect(search.bodies).toHaveLength(1);
  });

  it('read the stock once for ten minutes, and send nothing that the crawler has', async () => {
    const search = stockOf(3);
    const handler = productionHandler(look, { search: search.handle });
    const get = (headers = {}) => handler(new Request('http://www.harbour.example/sitemap.xml', { headers }));
    const first = await get();
    const second = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([second.status, search.bodies.length]).toEqual([304, 1]);
  });
});
