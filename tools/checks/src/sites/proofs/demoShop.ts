import { createMemoryRouter } from 'react-router';
import { indexPrimaryKey, indexSettings } from '@dealer/core/stock';
import type { Site } from '@dealer/core/site';
import { createEngine } from '@dealer/search-engine/engine';
import { createStorefront, type Storefront } from '@dealer/storefront/boot';
import { defineTemplate } from '@dealer/storefront/template';
import { now } from './workedTotals.ts';

/** The default slots, without a header and a footer. */
export const slots = {
  Header: () => null,
  Footer: async () => ({ Footer: () => null }),
  HomeHero: () => import('@dealer/ui/HomeHero'),
  SearchLayout: () => import('@dealer/ui/SearchLayout'),
  VehicleLayout: () => import('@dealer/ui/VehicleLayout'),
  PageState: () => import('@dealer/ui/PageState'),
  VehicleCard: () => import('@dealer/ui/VehicleCard'),
  VehicleCardSkeleton: () => import('@dealer/ui/VehicleCardSkeleton'),
};

/** A look of default slots. */
export const template = defineTemplate({ name: 'fourth', title: 'Fourth', slots, pages: { home: [] } });

const host = 'https://search.example/';
const engine = createEngine();

/** The file of a demo site with the test's search server and the whole stock. */
export const shop = (site: Site): Site => ({
  ...site,
  services: { ...site.services, search: { ...site.services.search, host } },
  search: { ...site.search, searchFilter: '' },
  detail: { ...site.detail, checkoutEnabled: true },
  auth: { ...site.auth, gatedPages: [] },
  pages: {
    ...site.pages,
    // The sections that state amounts; the others cost most of the time.
    vehicle: [
      { section: 'summary', area: 'summary' },
      { section: 'financeCalculator', area: 'body' },
      { section: 'runningCosts', area: 'body' },
      { section: 'statements', area: 'body' },
      { section: 'stickyBar' },
    ],
  },
});

const send = async (method: string, path: string, body: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await engine.handle(new Request(host + path, { method, body: JSON.stringify(body), headers }));
  if (status >= 300) throw new Error(`${method} ${path} answers ${status}.`);
};

/** Puts vehicles into the index of a site. */
export const fill = async ({ search: { indexName } }: Site, documents: readonly object[]): Promise<void> => {
  await send('PATCH', `indexes/${indexName}/settings`, indexSettings);
  await send('POST', `indexes/${indexName}/documents?primaryKey=${indexPrimaryKey}`, documents);
};

/** Answers searches; no other service exists. */
export const answers: typeof fetch = (input, init) => {
  const request = new Request(input instanceof URL ? input.href : input, init);
  const { pathname } = new URL(request.url);
  if (request.url.startsWith(host)) return engine.handle(request);
  return Promise.resolve(Response.json({}, { status: pathname === '/site.json' ? 200 : 404 }));
};

export const aStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

/** The website of a site, opened at an address. */
export const open = (site: Site, address: string, local = aStorage()): Storefront =>
  createStorefront({
    template,
    site,
    services: { fetch: answers },
    now: () => now,
    rng: () => 0.5,
    storage: { local, session: aStorage() },
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
