import { garagePath, knownBrands } from '@dealer/core/routes';
import { allOf, vehicleFilter } from '@dealer/core/search';
import type { Site, SiteDoc } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { parseVehicle } from '@dealer/core/vehicle';
import { mockedSite } from '@dealer/mocks/flags';
import { type FoundCar, findCars } from '@dealer/mocks/handlers';
import { createMockApi, type MockApi, signedIn } from '@dealer/mocks/node';
import { indexUid } from '@dealer/mocks/seed';
import type { MockStateDoc } from '@dealer/mocks/state';
import type { Visit } from '../packages/storefront/src/test/stage.ts';
import { looks, templateOf } from './looks.ts';
import { demoSites } from './sites.ts';
import { mockedEngine, searchCall } from './stageStock.ts';

/** A state of a page, as a story's parameter: that of docs/qa.md, and who visits. The site is that of the toolbar, else one of the look. */
export type StoryState = Partial<MockStateDoc> & {
  /** Ana Kerr is signed in. */
  isSignedIn?: boolean;
  /** How many vehicles the visitor has saved and looked at. */
  saved?: number;
};

/** When pages are visited: a Friday at eleven in Sydney. */
export const visitNow = Date.UTC(2026, 10, 20, 0);

const contentOf = ({ content }: SiteDoc): number => (Array.isArray(content) ? content.length : 0);

/** The demo site of a look with most kinds of content. */
const siteOfLook = (look: string): string => {
  const [most] = Object.entries(demoSites)
    .filter(([, demo]) => demo.look === look)
    .sort(([, one], [, other]) => contentOf(other.doc) - contentOf(one.doc));
  return most?.[0] ?? '';
};

/**
 * The site and the look of a visit: a site is always in its own look.
 *
 * @example
 * siteOfVisit('', 'toyota', {}) // => { slug: 'jacaranda-lane-toyota', look: 'toyota' }
 */
export const siteOfVisit = (chosen: string, look: string, { site }: StoryState): { slug: string; look: string } => {
  const slug = [chosen, site].find((name) => name) ?? siteOfLook(looks.includes(look) ? look : (looks[0] ?? ''));
  const demo = demoSites[slug];
  if (!demo) throw new Error(`There is no demo site '${slug}'. Sites: ${Object.keys(demoSites).join(', ')}`);
  return { slug, look: demo.look };
};

const files = import.meta.glob<string>('../apps/*/sites/*/{content,pages}/**/*.json', {
  query: '?raw',
  import: 'default',
});

/** A file of a site, as its host serves it. */
const readFile = async ({ slug, look }: { slug: string; look: string }, path: string): Promise<string | undefined> =>
  files[`../apps/${look}/sites/${slug}${path}`]?.();

const itemsOf = async (where: { slug: string; look: string }, name: string): Promise<Record<string, unknown>[]> => {
  const text = await readFile(where, `/content/${name}.json`);
  return text === undefined ? [] : (JSON.parse(text) as { items: Record<string, unknown>[] }).items;
};

const carsBy = {
  vehicle: 'status = in_stock AND photos_count >= 5',
  sold: 'status = sold',
  reserved: 'reserved = true',
  comingSoon: 'status = coming_soon',
};

type Known = {
  where: { slug: string; look: string };
  site: Site;
  cars: (filter: string, limit?: number) => Promise<FoundCar[]>;
};

/** What an address of a story may name, for each site its own. */
const names: Record<string, (known: Known) => Promise<unknown> | unknown> = {
  ...Object.fromEntries(
    Object.entries(carsBy).map(([name, filter]) => [name, async ({ cars }: Known) => (await cars(filter))[0]?.slug]),
  ),
  vehicleId: async ({ cars }) => (await cars(carsBy.vehicle))[0]?.id,
  vehicles: async ({ cars }) => (await cars(carsBy.vehicle, 3)).map(({ slug }) => slug).join(','),
  location: ({ site }) => site.locations.find(({ visible }) => visible)?.slug,
  brand: ({ site }) => knownBrands(site)[0]?.slug,
  garage: ({ site }) => garagePath(site)?.slice(1),
  offer: async ({ where }) => (await itemsOf(where, 'offers'))[0]?.id,
  model: async ({ where }) => (await itemsOf(where, 'models'))[0]?.slug,
  post: async ({ where }) => (await itemsOf(where, 'posts'))[0]?.slug,
  own: async ({ where: { slug, look } }) => {
    const [first] = Object.keys(files).filter((file) => file.startsWith(`../apps/${look}/sites/${slug}/pages/`));
    return first?.split('/pages/')[1]?.replace('.json', '');
  },
};

/** The address with what the site has for `{vehicle}` and the like; a site without it shows that there is no such page. */
const fillAddress = async (address: string, known: Known): Promise<string> => {
  const wanted = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const found = await Promise.all(
    wanted.map(async (name) => {
      const read = names[name];
      if (!read)
        throw new Error(`An address of a story cannot name {${name}}. Known: ${Object.keys(names).join(', ')}`);
      return String((await read(known)) ?? 'none');
    }),
  );
  return found.reduce((text, value, at) => text.replace(`{${wanted[at]}}`, value), address);
};

/** Calls of the last visit that nothing answers. */
const unanswered: string[] = [];

/**
 * What a story called that nothing answers, since this was last read.
 *
 * @example
 * takeUnanswered() // => ['GET /api/unknown']
 */
export const takeUnanswered = (): string[] => unanswered.splice(0);

/** The hosts of a visit in the order in which they are called: search, files of the site, backend. */
const answerAll =
  (api: MockApi, where: { slug: string; look: string }, search: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response | undefined> => {
    const { origin, pathname } = new URL(request.url);
    const call = searchCall(request);
    if (call) return api.withFaults('search', () => search(call));
    const path = /\/(?:content|pages)\/.*$/.exec(pathname)?.[0];
    if (path !== undefined && origin === location.origin)
      return api.withFaults('site', async () => {
        const text = await readFile(where, path);
        return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
      });
    const answer = await api.handle(request);
    if (answer?.status === 404 && (await answer.clone().text()).includes('The mock backend has no'))
      unanswered.push(`${request.method} ${pathname}`);
    return answer ?? undefined;
  };

const browserFetch = globalThis.fetch.bind(globalThis);

/**
 * Everything that a page of a demo site needs, with the mock backend in the state that a story names. The auth client calls the
 * browser's `fetch`, so that is answered too until the next story.
 *
 * @example
 * const visit = await openVisit({ page: '/search/all-cars', settings: { scenario: 'search-down' } }, { slug, look });
 */
export const openVisit = async (
  { isSignedIn = false, saved: savedCount = 0, ...doc }: StoryState,
  where: { slug: string; look: string },
): Promise<Visit> => {
  const { settings = {} } = doc;
  const deps = { search: (request: Request) => engine(request), indexUid, now: () => visitNow };
  const plain = createMockApi({ ...deps, state: { ...doc, site: where.slug } });
  const engine = mockedEngine(plain.now(), settings.seed ? Number(settings.seed) : undefined);
  const template = templateOf(where.look);
  const flagged = mockedSite(demoSites[where.slug]?.doc, {
    search: { host: `${location.origin}/__search`, apiKey: 'mock' },
    auth: { url: location.origin, anonKey: 'mock' },
    host: location.hostname,
    flags: settings.flags ?? '',
  });
  if (flagged.refused.length > 0)
    throw new Error(flagged.refused.map(({ text, reason }) => `${text}: ${reason}`).join('\n'));
  const parsed = parseSite({ doc: flagged.doc, templateName: template.name, templateDefaults: template.siteDefaults });
  if (parsed.kind === 'invalid')
    throw new Error(parsed.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const { site } = parsed;

  const known: Known = {
    where,
    site,
    cars: (filter, limit = 1) =>
      findCars({ ...deps, store: plain.store }, allOf(vehicleFilter(site, plain.now()), filter), limit),
  };
  const page = await fillAddress(doc.page ?? '/', known);
  const state = isSignedIn
    ? await signedIn(plain.state, { ...deps, now: plain.now, store: plain.store }, site)
    : plain.state;
  const api = createMockApi({ ...deps, state });
  const answer = answerAll(api, where, engine);
  const doFetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    return (await answer(request.clone())) ?? browserFetch(request);
  };
  globalThis.fetch = doFetch;
  const withPrefix = (values: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`dealer:${site.slug}:${name}`, value]));
  const savedCars = await known.cars(carsBy.vehicle, savedCount);
  return {
    template,
    site,
    address: page,
    now: api.now,
    fetch: doFetch,
    local: withPrefix(state.local),
    session: withPrefix(state.session),
    saved:
      savedCount === 0
        ? []
        : savedCars.flatMap((car) => {
            const read = parseVehicle(car);
            return read.kind === 'vehicle' ? [read.vehicle] : [];
          }),
  };
};
