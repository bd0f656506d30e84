// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptJson } from '@dealer/core/head';
import { siteRoutes } from '@dealer/core/routes';
import { aSite, aVehicleDoc, testNow } from '@dealer/core/testing';
import { handoverId, type Handover } from '../handover.ts';
import { takeOver } from '../browser/takeOver.ts';
import { aTemplate } from '../../test/aTemplate.ts';
import { someArticles } from '../../test/someArticles.ts';
import { someOffers } from '../../test/someOffers.ts';
import { stockAnswers } from '../../test/stockAnswers.ts';
import { recordingFetch } from './recordingFetch.ts';
import { renderPage } from './renderPage.tsx';

const shell =
  '<!doctype html><html lang="en-AU"><head><title>Vehicles for sale</title></head><body><div id="root"><main id="main" data-shell><h1>Vehicles for sale</h1><p>Loading</p></main></div></body></html>';
const built = { shell };
const host = 'https://yard.example';

const site = {
  slug: 'harbour-city',
  name: 'Harbour City Motors',
  url: host,
  content: ['posts', 'offers'] as const,
  locations: [{ id: 3, name: 'Harbour City Motors Newstead', slug: 'newstead' }],
  routes: { redirects: [{ from: '/old-specials', to: '/special-offers' }] },
};

const files: Record<string, object> = { ...someArticles.answers, ...someOffers.answers };

/** A host with the site's files and a search server. */
const answers: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname === '/site.json') return Promise.resolve(Response.json(site));
  const file = files[pathname];
  return file ? Promise.resolve(Response.json(file)) : stockAnswers(input, init);
};

const page = (path: string, fetch: typeof globalThis.fetch = answers, signal?: AbortSignal) =>
  renderPage({
    template: aTemplate,
    built,
    url: host + path,
    fetch,
    now: testNow,
    ...(signal && { signal }),
    onError: (error) => {
      throw error;
    },
  });

const isSearch = (input: Parameters<typeof fetch>[0]): boolean => String(input).includes('multi-search');
const searchDown: typeof fetch = (input, init) =>
  isSearch(input) ? Promise.reject(new TypeError('fetch failed')) : answers(input, init);
const searchSlow: typeof fetch = (input, init) =>
  isSearch(input) ? new Promise<Response>(() => undefined) : answers(input, init);

const nodesOf = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'],
  );

const head = (html: string) => ({
  title: /<title>([^<]*)/.exec(html)?.[1],
  canonical: /rel="canonical" href="([^"]*)/.exec(html)?.[1],
  image: /property="og:image" content="([^"]*)/.exec(html)?.[1],
  isNotIndexed: html.includes('name="robots" content="noindex"'),
  headings: html.match(/<h1/g)?.length ?? 0,
  types: nodesOf(html).map((node) => node['@type']),
});

describe('a page in HTML', { timeout: 60_000 }, () => {
  it.each([
    [
      '/search',
      '/search/new-used-and-demo-cars',
      ['ItemList', 'BreadcrumbList'],
      ['$24,990', '/cars/2022-toyota-hilux-1042'],
    ],
    [
      '/cars/2022-toyota-hilux-1042',
      '/cars/2022-toyota-hilux-1042',
      ['Car', 'BreadcrumbList'],
      ['$24,990', 'Key information'],
    ],
    ['/contact-us/newstead', '/contact-us/newstead', ['AutoDealer'], ['Newstead']],
    ['/offers/12', undefined, ['Offer', 'BreadcrumbList'], ['Hilux with tray and tow bar']],
    [
      '/blog/vehicle-reviews/post-2',
      '/blog/vehicle-reviews/post-2',
      ['Article', 'BreadcrumbList'],
      ['Check the plate.'],
    ],
  ])('%s has a title, a canonical address, structured data and its content', async (path, canonical, types, texts) => {
    const { status, html } = await page(path);
    const found = head(html);
    expect(status).toBe(200);
    expect(found.title).toContain('Harbour City Motors');
    expect(found.headings).toBe(1);
    if (canonical !== undefined) expect(found.canonical?.replace(/\/$/, '')).toBe(host + canonical);
    expect(types.filter((type) => !found.types.some((other) => other.includes(type)))).toEqual([]);
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  });

  it.each([
    ['/search?refinementList[make][]=Toyota', '/search/toyota', false],
    ['/search?refinementList[make][]=Toyota&refinementList[colour][]=White&page=2', '/search/toyota?page=2', true],
    ['/search/used-cars?refinementList[simple_body][]=Ute&refinementList[fuel][]=Diesel', '/search/ute', true],
    ['/search/toyota/hilux?sortBy=latest', '/search/toyota/hilux', false],
    ['/search/suv?page=2', '/search/suv?page=2', false],
    ['/search/toyota?query=diesel+ute', '/search/toyota', true],
    ['/search?utm_source=mail&page=1', '/search/new-used-and-demo-cars', false],
  ])('a page in HTML of %s has the canonical address %s', async (path, canonical, isNotIndexed) => {
    expect(head((await page(path)).html)).toMatchObject({ canonical: host + canonical, isNotIndexed });
  });

  it.each([0, 2])('past the end of a list of %i vehicles is not listed by search engines', async (totalHits) => {
    const { status, html } = await page('/search?page=7', (input, init) =>
      isSearch(input)
        ? Promise.resolve(
            Response.json({
              results: (JSON.parse(String(init?.body)) as { queries: unknown[] }).queries.map(() => ({
                hits: [],
                totalHits,
                totalPages: totalHits && 1,
                page: 7,
                hitsPerPage: 21,
                processingTimeMs: 1,
                facetDistribution: {},
              })),
            }),
          )
        : answers(input, init),
    );
    expect([status, head(html).isNotIndexed]).toEqual([200, true]);
  });

  it('a page in HTML of a vehicle names its first picture for shared links, and says each thing once', async () => {
    const { html } = await page('/cars/2022-toyota-hilux-1042');
    expect(head(html).image).toContain('/pictures/ute/red/hero');
    const names = [...html.matchAll(/<meta (?:name|property)="((?:og|twitter):[^"]*)"/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(html).toContain('property="og:type" content="product"');
  });

  it('a page in HTML of a vehicle that never existed has similar stock', async () => {
    const { status, html } = await page('/cars/2019-toyota-hilux-never-known');
    expect(status).toBe(404);
    expect(html).toContain('href="/cars/2022-toyota-hilux-1042"');
  });

  it('a page in HTML of special offers has the vehicles with a reduced price below the offers of the dealer', async () => {
    const reduced = aVehicleDoc({ slug: 'reduced-hilux', price: 24_990, before_price: 29_990 });
    const equal = aVehicleDoc({ slug: 'equal-hilux', price: 24_990, before_price: 24_990 });
    const { status, html } = await page('/special-offers', (input, init) =>
      isSearch(input) && String(init?.body).includes('before_price')
        ? Promise.resolve(Response.json({ results: [{ hits: [reduced, equal], totalHits: 2 }] }))
        : answers(input, init),
    );
    expect(status).toBe(200);
    expect(html).toContain('Prices just dropped');
    expect(html).toContain('href="/cars/reduced-hilux"');
    expect(html).not.toContain('href="/cars/equal-hilux"');
  });

  it('a page in HTML is the same with and without a trailing slash', async () => {
    const { status, html } = await page('/cars/2022-toyota-hilux-1042/');
    expect([status, head(html).canonical]).toEqual([200, `${host}/cars/2022-toyota-hilux-1042`]);
  });

  it('a page in HTML is painted before the script is requested, which only a page without content preloads', async () => {
    const preload = '<link rel="modulepreload" crossorigin href="/assets/a.js">';
    const preloading = { ...built, shell: shell.replace('</head>', `${preload}</head>`) };
    const rendered = (fetch: typeof globalThis.fetch) =>
      renderPage({ template: aTemplate, built: preloading, url: `${host}/search`, fetch, now: testNow });
    expect((await rendered(answers)).html).not.toContain('modulepreload');
    expect((await rendered(searchDown)).html).toContain(preload);
  });

  it('a page in HTML has the handover in an element of its own, so that removing it styles nothing again', async () => {
    const { html } = await page('/cars/2022-toyota-hilux-1042');
    expect(html).toMatch(new RegExp(`<div hidden><script [^>]*id="${handoverId}">[^<]*</script></div>`));
  });

  it('a page in HTML contains its address and the answers it was made from', async () => {
    const { html } = await page('/cars/2022-toyota-hilux-1042/?utm_source=news');
    const text = html.split(`id="${handoverId}">`)[1]?.split('</script>')[0] ?? '';
    const { now, address, answers: recorded } = JSON.parse(text) as Handover;
    expect([now, address]).toEqual([testNow, '/cars/2022-toyota-hilux-1042']);
    expect(/<html[^>]*>/.exec(html)?.[0]).toContain('data-address="/cars/2022-toyota-hilux-1042"');
    expect(recorded.map(([, status]) => status)).toEqual([200, 200]);
    expect(recorded[0]?.[2]).toEqual(site);
  });

  it.each([
    ['JSON', '{"results":[]}'],
    ['a text that is not JSON', '<b>There is no such file.</b>'],
    ['nothing', ''],
  ])('a page in HTML hands an answer of %s over as it was', async (_name, text) => {
    const recording = recordingFetch(() => Promise.resolve(new Response(text, { status: 404 })), {
      page: new URL(host),
      isRight: () => true,
    });
    await recording.fetch('/content/posts.json');
    const handover: Handover = { address: '/', slug: null, now: testNow, seed: 1, answers: recording.answers };
    const element = { textContent: scriptJson(handover) };
    const written = takeOver({ getElementById: () => element as HTMLElement });
    const answer = await written?.fetch('/content/posts.json');
    expect([answer?.status, await answer?.text()]).toEqual([404, text]);
  });
});

describe('every address of a site', { timeout: 60_000 }, () => {
  const paths = siteRoutes(aSite({ ...site, content: [...site.content] }))
    .map(({ pattern }) => pattern)
    .filter((pattern) => !/[:*]/.test(pattern));

  it('every address of a site has a page, a redirect or a status, none fails on a server, and each type of structured data is on one of them', async () => {
    expect(paths.length).toBeGreaterThan(20);
    const failed: string[] = [];
    const types = new Set<string>();
    const vehicle = '/cars/2022-toyota-hilux-1042';
    for (const path of [
      ...paths,
      '/search',
      vehicle,
      '/contact-us/newstead',
      '/offers/12',
      '/blog/vehicle-reviews/post-2',
    ]) {
      const { status, html } = await page(path);
      if (status >= 500) failed.push(path);
      for (const node of nodesOf(html)) types.add(node['@type']);
    }
    expect(failed).toEqual([]);
    expect([...types].sort()).toEqual([
      'Article',
      'AutoDealer',
      'BreadcrumbList',
      'Car',
      'FAQPage',
      'ItemList',
      'Offer',
      'WebSite',
    ]);
  });
});

describe('a page shared on social media', { timeout: 60_000 }, () => {
  const ofSite = async (path: string, extra: object) =>
    (
      await page(path, (input, init) =>
        new URL(input instanceof Request ? input.url : input).pathname === '/site.json'
          ? Promise.resolve(Response.json({ ...site, ...extra }))
          : answers(input, init),
      )
    ).html;
  const identity = { sharePicture: '/share.jpg' };

  it("a page shared on social media has the dealer's picture with its size, or the vehicle's with its name", async () => {
    const home = await ofSite('/', { identity });
    expect(home).toContain(`property="og:image" content="${host}/share.jpg"`);
    expect(home).toContain('property="og:image:alt" content="Harbour City Motors"');
    expect(home).toContain('property="og:image:width" content="1200"');
    expect(home).toContain('property="og:image:height" content="630"');
    const vehicle = await ofSite('/cars/2022-toyota-hilux-1042', { identity });
    expect(vehicle).toContain(`property="og:image" content="${host}/pictures/ute/red/hero.webp"`);
    expect(vehicle).toMatch(/property="og:image:alt" content="[^"]*Hilux/);
    expect(vehicle).not.toContain('og:image:width');
  });

  it('a page shared on social media names the website of the other country on pages that it has too', async () => {
    const countrySites = [{ country: 'NZ', url: 'https://yard.nz.example' }];
    for (const path of ['/', '/finance', '/search/used-cars'])
      expect(await ofSite(path, { countrySites })).toContain(
        `<link rel="alternate" hrefLang="en-NZ" href="https://yard.nz.example${path}"/>`,
      );
    expect(await ofSite('/cars/2022-toyota-hilux-1042', { countrySites })).not.toContain('hrefLang');
    expect(await ofSite('/', {})).not.toContain('hrefLang');
  });
});

describe('the status of a page', { timeout: 60_000 }, () => {
  it.each([
    ['/nowhere', 404],
    ['/cars/never-known', 404],
    ['/offers/99', 404],
    ['/contact-us/nowhere', 404],
    ['/locations/nowhere', 404],
    ['/my-garage', 200],
  ])('the status of a page: %s is %i', async (path, status) => expect((await page(path)).status).toBe(status));

  it('the status of a page of a vehicle that has left the index is 410, or 301 to its model, by setting', async () => {
    const sold = { id: 9, slug: 'sold-last-year', make: 'Toyota', model: 'Hilux', gone_at: 0 };
    const filters: string[] = [];
    const gone = (goneVehicles: 'gone' | 'model', path = '/cars/sold-last-year', hit: object = sold) =>
      page(path, (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (pathname === '/site.json')
          return Promise.resolve(
            Response.json({
              ...site,
              search: { goneVehicles, searchFilter: 'dealership_id = 2', excludeMakes: ['Kia'] },
            }),
          );
        if (!pathname.endsWith('/indexes/Car_production_gone/search')) return answers(input, init);
        filters.push((JSON.parse(String(init?.body)) as { filter: string }).filter);
        return Promise.resolve(Response.json({ hits: [hit] }));
      });
    const { status, html } = await gone('gone');
    expect([status, head(html).headings]).toEqual([410, 1]);
    // Another dealer's vehicle is not found: the question is about this site's own stock.
    expect(filters).toEqual(['(slug = "sold-last-year") AND ((dealership_id = 2) AND (NOT make IN ["Kia"]))']);
    const moved = await gone('model');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/search/toyota/hilux']);
    expect((await gone('model', '/cars/sold-last-year', { ...sold, make: '' })).status).toBe(410);
    expect((await gone('gone', '/cars/never-known')).status).toBe(404);
    expect((await gone('gone', '/nowhere')).status).toBe(404);
  });

  it('redirects old addresses of the site for ever', async () => {
    const { status, headers } = await page('/old-specials/');
    expect([status, headers['location']]).toEqual([301, '/special-offers']);
  });

  it('the status of a page is 404 for a host without a site, with nothing of any site', async () => {
    const { status, html } = await page('/', () => Promise.resolve(Response.json({}, { status: 404 })));
    expect(status).toBe(404);
    expect(html).not.toContain('Harbour');
  });

  it.each([['/search'], ['/cars/2022-toyota-hilux-1042']])(
    'the status of a page of %s is 503 with the shell if the search server is down, for the browser to go on',
    async (path) => {
      const { status, headers, html } = await page(path, searchDown);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
      // What a visitor sees where the script does not come.
      expect(html).toContain('<div id="root"><main id="main" data-shell><h1>Harbour City Motors</h1>');
      expect(html).toContain('<title>Harbour City Motors</title>');
    },
  );

  it('the status of a page is 503 as soon as the deadline has passed', async () => {
    const start = performance.now();
    expect((await page('/search', searchSlow, AbortSignal.timeout(300))).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('hostile text in a vehicle', { timeout: 120_000 }, () => {
  const payloads = [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '\u2028alert(1)\u2029',
    '&lt;script&gt;',
    '${alert(1)}',
    '$& $` $1',
    ']]><svg onload=alert(1)>',
    '<div id="root"></div></head>',
  ];
  const text = fc
    .tuple(fc.constantFrom(...payloads), fc.string({ maxLength: 12 }), fc.constantFrom(...payloads))
    .map((parts) => parts.join(' '));

  it('hostile text in a vehicle never becomes an element or script of the page', async () => {
    const scripts = (html: string): number => html.match(/<script/gi)?.length ?? 0;
    const usual = await page('/cars/2022-toyota-hilux-1042');
    await fc.assert(
      fc.asyncProperty(text, async (hostile) => {
        const doc = aVehicleDoc({
          id: 1042,
          slug: '2022-toyota-hilux-1042',
          price: 24_990,
          name: hostile,
          badge: hostile,
          series: hostile,
        });
        const { html } = await page('/cars/2022-toyota-hilux-1042', async (input, init) =>
          isSearch(input)
            ? Response.json({
                results: (JSON.parse(String(init?.body)) as { queries: object[] }).queries.map(() => ({
                  hits: [doc],
                  totalHits: 1,
                  totalPages: 1,
                })),
              })
            : answers(input, init),
        );
        expect(scripts(html)).toBe(scripts(usual.html));
        // Quoted values may contain anything.
        expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<(img|svg)[^>]* on(error|load)/i);
        expect(html.match(/<div id="root">/g)).toHaveLength(1);
        expect([...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].join('')).not.toMatch(/[\u2028\u2029]/);
        for (const { types } of [head(html)]) expect(types).toContain('BreadcrumbList');
      }),
      { numRuns: 50 },
    );
  });
});
