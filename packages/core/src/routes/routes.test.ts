import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { comparePath } from '../saved/index.ts';
import { aSite } from '../testing/index.ts';
import {
  brandOverviewPath,
  checkoutJourneyPath,
  checkoutPath,
  clearFiltersPath,
  contactPath,
  financePath,
  firstRoutes,
  footerColumns,
  garagePath,
  gatedPage,
  headerMenu,
  homePath,
  locationPath,
  makePath,
  matchRoute,
  modelPath,
  modelsPath,
  offerPath,
  pageTitle,
  pathTo,
  printPath,
  readWantedVehicle,
  routeAt,
  type RouteRow,
  routes,
  searchPath,
  sellCarPath,
  servicePath,
  signInPath,
  sitePaths,
  stockPath,
  stockTypePath,
  successPath,
  tradeInPath,
  vehiclePath,
} from './index.ts';
import { sitemapPaths } from '../feeds/sitemapPaths.ts';

const site = aSite();
const ford = aSite({
  manufacturer: 'Ford',
  routes: {
    financePath: '/money-matters',
    garagePath: '/my-ford',
    reservePath: 'buy-online',
    locationPath: 'locations',
  },
});
const nameOf = (address: string, where = site) => {
  const match = matchRoute(address, where);
  return match.kind === 'route' ? match.name : undefined;
};

describe('the table of routes', () => {
  it('has each address once in the table of routes', () => {
    const written = routes.flatMap(({ patterns, aliases = [] }) => [...patterns, ...aliases]);
    expect(written.filter((pattern, index) => written.indexOf(pattern) !== index)).toEqual([]);
  });

  it('the table of routes lets no row of the first load hide another', () => {
    for (const row of firstRoutes)
      for (const pattern of row.patterns.filter((one) => !one.includes('{')))
        expect(routeAt(pattern.replace(/:\w+/g, 'x').replace('*', 'x'), site)?.patterns, pattern).toEqual(row.patterns);
  });

  it('the table of routes gives titles in words, from a phrase or from a setting', () => {
    expect(pageTitle('careers', site)).toBe('Careers');
    expect(pageTitle('finance', site)).toBe(site.phrases['finance.title']);
    expect(pageTitle('spinToWin', aSite({ spinToWin: { title: 'Lucky dip' } }))).toBe('Lucky dip');
    expect(pageTitle('vehicle', site)).toBe('');
  });
});

describe('links', () => {
  const texts = fc.oneof(
    fc.constantFrom('hilux-7', 'a/b?c#d', 'Land Rover', 'Škoda', '%', 'x y'),
    fc.string({ minLength: 1 }),
  );
  const named = texts.filter((text) => !/[\p{Cc}\p{Cs}/\\]/u.test(text) && text !== '.' && text !== '..');

  it.each([site, ford])('links lead to the page that they are named after, on any site', (where) => {
    fc.assert(
      fc.property(named, fc.nat(), (slug, id) => {
        const own: [string | undefined, string][] = [
          [homePath, 'home'],
          [stockPath, 'stock'],
          [vehiclePath(slug), 'vehicle'],
          [checkoutPath(slug, where), 'checkout'],
          [checkoutJourneyPath(slug), 'checkoutJourney'],
          [tradeInPath(id), 'tradeIn'],
          [tradeInPath(), 'tradeIn'],
          [printPath(slug), 'print'],
          [successPath, 'success'],
          [searchPath(where), 'search'],
          [stockTypePath('used-cars'), 'search'],
          [makePath('Land Rover', 'Defender 110'), 'search'],
          [financePath(where), 'finance'],
          [`${pathTo('personalisedFinance')}?car_id=${id}`, 'personalisedFinance'],
          [signInPath({ type: 'finance', redirect: slug, back: slug }), 'signIn'],
          [garagePath(where), 'garage'],
          [contactPath, 'contact'],
          [locationPath(slug, where), 'location'],
          [offerPath({ id, manufacturer: 'Kia' }, where), 'offer'],
          [modelsPath('suv'), 'models'],
          [modelPath({ slug }), 'model'],
          [servicePath(where, { toBooking: true, ofBrand: true }), 'service'],
          [comparePath, 'compare'],
          ['/favourites', 'favourites'],
          [sellCarPath, 'tradeIn'],
          ['/sell-your-car', 'tradeIn'],
        ];
        for (const [address, name] of own) expect([address, nameOf(address ?? '', where)]).toEqual([address, name]);
      }),
    );
  });

  it('links are written from the table, and read by it', () => {
    for (const { name, patterns } of routes) {
      if (patterns.length === 0 || patterns[0]?.startsWith('/{brand}') || patterns[0] === '{ownPage}') continue;
      const address = pathTo(name as 'checkout', { slug: 'x', offerId: 'x' } as { slug: string }, ford);
      expect([address, nameOf(address, ford)]).toEqual([address, name]);
    }
    expect(pathTo('vehicle', { slug: 'a/b' })).toBe('/cars/a%2Fb');
    expect(nameOf(brandOverviewPath('Ford'), ford)).toBe('brandOverview');
  });
});

describe('a new row', () => {
  const rows = firstRoutes as RouteRow[];
  const all = routes as RouteRow[];
  const row: RouteRow = {
    name: 'electric',
    patterns: ['/going-electric'],
    page: 'electric',
    title: 'Going electric',
    exists: ({ spinToWin }) => spinToWin.prizes.length === 0,
    gate: 'finance',
    menu: 'company',
  };
  afterEach(() => {
    rows.splice(rows.indexOf(row), 1);
    all.splice(all.indexOf(row), 1);
  });

  it('a new row is found, listed in menus and in the sitemap, and gated, without another edit', () => {
    rows.push(row);
    all.push(row);
    const gated = aSite({ auth: { gatedPages: ['finance'] } });
    const link = { label: 'Going electric', href: '/going-electric' };
    expect(matchRoute('/going-electric', site)).toEqual({ kind: 'route', name: 'electric', params: {} });
    expect(headerMenu(site, sitePaths(site)).at(-1)?.items).toContainEqual(link);
    expect(footerColumns(site, sitePaths(site)).at(-1)?.items).toContainEqual(link);
    expect(sitemapPaths(site)).toContain('/going-electric');
    expect(gatedPage('electric' as 'finance', gated)).toEqual({ page: 'finance', type: 'finance' });
    expect(sitemapPaths(gated)).not.toContain('/going-electric');
    const prizes = { ...site.spinToWin, prizes: [{}] } as unknown as typeof site.spinToWin;
    expect(sitePaths({ ...site, spinToWin: prizes })).not.toContain('/going-electric');
  });
});

describe('sitemapPaths', () => {
  it('sitemapPaths lists the fixed pages of the site, each at its canonical address', () => {
    const locations = [
      { slug: 'newstead', visible: true },
      { slug: 'depot', visible: false },
    ] as unknown as typeof site.locations;
    expect(sitemapPaths({ ...site, locations })).toEqual([
      '/',
      '/finance',
      '/trade-in',
      '/sell-my-car',
      '/book-test-drive',
      '/special-offers',
      '/service',
      '/vehicle-parts-and-accessories',
      '/parts/search',
      '/warranty',
      '/roadside-assist',
      '/about-us',
      '/contact-us',
      '/dealerships',
      '/careers',
      '/fleet',
      '/contact-us/newstead',
    ]);
  });

  it('sitemapPaths lists a brand’s service page, the site’s own finance page and its legal pages', () => {
    const paths = sitemapPaths({ ...ford, legal: { ...ford.legal, privacy: [{ title: 'a', text: 'b' }] } });
    expect(paths).toEqual(expect.arrayContaining(['/ford-service', '/money-matters', '/privacy-policy']));
    expect(paths).not.toContain('/terms-and-conditions');
    expect(paths).not.toContain('/ford-finance');
  });

  it('sitemapPaths lists what has a page of its own: offers that are on, models, posts and the brands of the site', () => {
    const now = Date.UTC(2026, 2, 15);
    const where = aSite({ manufacturer: 'Ford', website_id: 4, content: ['offers', 'models', 'posts'] });
    const offer = { id: 1, name: 'Clearance', description: '', disclaimer: '', excludedWebsiteIds: [] };
    const model = {
      name: 'Ranger',
      slug: 'ranger',
      status: 'new' as const,
      shortDescription: '',
      description: '',
      bodies: [],
      pictures: [],
      variants: [],
      highlights: [],
    };
    const content = {
      offers: [offer, { ...offer, id: 2, ends: '2026-03-14' }, { ...offer, id: 3, excludedWebsiteIds: [4] }],
      models: [model, { ...model, slug: 'f-150', overrideUrl: 'https://www.ford.example/f-150' }],
      posts: [{ slug: 'towing-tips', heading: 'Towing tips', description: '' }],
      now,
    };
    const paths = sitemapPaths(where, content);
    expect(paths.slice(sitemapPaths(where).length)).toEqual([
      '/offers/1',
      '/models/ranger',
      '/blog/vehicle-reviews/towing-tips',
    ]);
    expect(paths).toContain('/ford/overview');
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(nameOf(path, where)).toBeDefined();
    const without = { ...where, content: [] };
    expect(sitemapPaths(without, content)).toEqual(sitemapPaths(without));
  });

  it('sitemapPaths holds no parameter, and nothing that the site does not answer to', () => {
    for (const path of [...sitemapPaths(site), ...sitemapPaths(ford)]) expect(path).not.toMatch(/[:*{]/);
    for (const path of sitemapPaths(ford)) expect(nameOf(path, ford)).toBeDefined();
  });
});

describe('the target of Clear Filters', () => {
  it('the target of Clear Filters is all stock, unless the site has another page for it', () => {
    expect(clearFiltersPath(site)).toBe('/search/new-used-and-demo-cars/');
    expect(clearFiltersPath(aSite({ routes: { clearFiltersTarget: '/search/used-cars' } }))).toBe('/search/used-cars');
  });
});

describe('the vehicle that an enquiry page is opened for', () => {
  it.each([
    ['?vehicle=Ford%20Ranger', 'Ford Ranger'],
    ['?vehicle=%20%20', ''],
    ['', ''],
  ])('the vehicle that an enquiry page is opened for of "%s" is "%s"', (query, expected) => {
    expect(readWantedVehicle(query)).toBe(expected);
  });
});
