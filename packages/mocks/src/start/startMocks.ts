import { mapsEndpoints } from '@dealer/api/maps';
import { ownValue } from '@dealer/core/data';
import { createWorkerClient } from '@dealer/search-engine/client';
import { bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { parseAuthSettings } from '../scenario/authSettings.ts';
import { geocodeRoute } from '../handlers/geocodeRoute.ts';
import { handleApi } from '../handlers/handleApi.ts';
import { reservedCars } from '../handlers/paymentRows.ts';
import { showBadge } from '../pages/badge.ts';
import type { PageDeps } from '../pages/pageDeps.ts';
import { showEventsPage } from '../pages/showEventsPage.ts';
import { showIndexPage } from '../pages/showIndexPage.ts';
import { showLenderPage } from '../pages/showLenderPage.ts';
import { showLeadsPage } from '../pages/showLeadsPage.ts';
import { showPaymentPage } from '../pages/showPaymentPage.ts';
import { showProblem } from '../pages/showProblem.ts';
import { withFaults } from '../scenario/withFaults.ts';
import { indexUid } from '../seed/demoStock.ts';
import type { StockMessage } from '../stockWorker/stockMessage.ts';
import { indexedDbStore } from '../store/indexedDbStore.ts';
import { afterIndexing } from './afterIndexing.ts';
import { allowWorkers } from './allowWorkers.ts';
import { type Control, ensureControl } from './ensureControl.ts';
import { forwardTo } from './forwardTo.ts';
import { isPassedBy } from './isPassedBy.ts';
import { mockedSite } from './mockedSite.ts';
import { siteSlugOf } from './siteSlug.ts';
import { saveTesterSettings, readTesterSettings, scenarioOf, type TesterSettings } from '../scenario/testerSettings.ts';

/** The options of a mocked page; `@dealer/vite` provides them. */
export type MockOptions = {
  /** The app's base path, with a slash at both ends. */
  base: string;
  /** Slugs of the demo sites; the first one is the default. */
  sites: readonly string[];
  /** Creates the worker `@dealer/mocks/stockWorker`. Called at the first search; not called with `searchHost`. */
  createWorker: () => Worker;
  /** A real search server to use instead of the embedded engine. */
  searchHost?: string;
  /** The key for `searchHost`. */
  searchKey?: string;
};

/** Whether to mount the storefront, or a QA page or message is shown instead. */
export type MockStart = 'storefront' | 'page';

const engineOrigin = 'http://engine.invalid';

/**
 * Starts the mock backend of this page: the search engine in its worker, the service worker, the tester's settings and
 * the QA pages. Never throws; failures are shown on the page.
 *
 * @example
 * if ((await startMocks({ base: '/', sites: ['southern-cross-motors'], createWorker })) === 'storefront') await import('/src/main.tsx');
 */
export const startMocks = async (options: MockOptions): Promise<MockStart> => {
  try {
    return await start(options);
  } catch (error) {
    console.error(error);
    showProblem(
      `An error occurred: ${error instanceof Error ? error.message : String(error)}`,
      'The console has the details.',
    );
    return 'page';
  }
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const start = async ({ base, sites, createWorker, searchHost, searchKey = '' }: MockOptions): Promise<MockStart> => {
  allowWorkers(globalThis, location.origin);
  const now = (): number => Date.now();
  const defaultSite = sites[0] ?? '';
  const siteSlug = siteSlugOf(location.search, sessionStorage, defaultSite);
  const settings = readTesterSettings(location.search, sessionStorage, siteSlug);
  const scenario = scenarioOf(settings);
  const auth = parseAuthSettings(settings.auth);
  const store = indexedDbStore(siteSlug);
  const saveSettings = (changed: TesterSettings): void => saveTesterSettings(sessionStorage, siteSlug, changed);

  if (location.pathname.startsWith(`${base}__mocks`)) {
    const deps = { base, siteSlug, sites, store, settings, saveSettings };
    const pages: Record<string, (deps: PageDeps) => Promise<void>> = {
      leads: showLeadsPage,
      events: showEventsPage,
      lender: showLenderPage,
      payment: showPaymentPage,
    };
    await (ownValue(pages, location.pathname.slice(`${base}__mocks`.length).replaceAll('/', '')) ?? showIndexPage)(
      deps,
    );
    return 'page';
  }

  // Records the storefront's events for the QA page.
  addEventListener('dealer:event', (event) => {
    const { kind, ...payload } = (event as CustomEvent<Record<string, unknown>>).detail;
    void store.addEvent({ kind: String(kind), received_at: now(), payload }).catch(() => undefined);
  });

  const workerUrl = `${base}mockServiceWorker.js`;
  const checkControl = (controlled: boolean): Control =>
    ensureControl(controlled, { siteSlug, storage: sessionStorage, reload: () => location.reload() });
  const passedBy = await isPassedBy(workerUrl);
  if (passedBy && checkControl(false) === 'reloading') return untilReload();
  if (passedBy) return explainBypass();

  const searchPrefix = `${base}__search`;
  const search =
    searchHost === undefined
      ? startEngine(
          createWorker,
          now(),
          base,
          reservedCars(store, now()).catch(() => new Set<number>()),
        )
      : { handle: searchServer(searchHost, searchKey) };
  const searchService =
    searchHost === undefined
      ? { host: location.origin + searchPrefix, apiKey: 'mock' }
      : { host: searchHost, apiKey: searchKey };

  const controlPath = `${base}__mocks/control`;
  const worker = setupWorker(
    http.get(location.origin + controlPath, () => Response.json({ controlled: true })),
    http.all(`${location.origin}${searchPrefix}/*`, ({ request }) =>
      withFaults(scenario, 'search', async () => search.handle(await forwardTo(request, searchPrefix, engineOrigin))),
    ),
    ...(searchHost === undefined
      ? []
      : [
          http.all(`${searchHost.replace(/\/$/, '')}/*`, ({ request }) =>
            withFaults(scenario, 'search', () => fetch(bypass(request))),
          ),
        ]),
    http.get(`${location.origin}${base}site.json`, ({ request }) =>
      withFaults(scenario, 'site', async () => {
        const slug = new URL(request.url).searchParams.get('site') ?? defaultSite;
        if (!sites.includes(slug))
          return Response.json(
            { error: `There is no site called ${slug}. Known: ${sites.join(', ')}.` },
            { status: 404 },
          );
        const file = await fetch(bypass(`${location.origin}${base}sites/${slug}/site.json`));
        if (!file.ok) return file;
        const text = await file.text();
        const written = parsedJson(text);
        // Returned unchanged, so that the storefront reports the broken file.
        if (written === undefined) return new Response(text, { headers: { 'content-type': 'application/json' } });
        const { doc, applied, refused } = mockedSite(written, {
          search: searchService,
          auth: { url: location.origin, anonKey: 'mock' },
          host: location.hostname,
          flags: settings.flags,
        });
        showBadge({
          scenario,
          applied: [...applied, ...auth.applied],
          refused: [...refused, ...auth.refused],
          mocksHref: `${base}__mocks/?site=${siteSlug}`,
          onClear: clearAndReload,
        });
        return Response.json(doc);
      }),
    ),
    ...['pages', 'content'].map((folder) =>
      http.get(`${location.origin}${base}${folder}/*`, ({ request }) =>
        withFaults(scenario, 'site', async () => {
          const url = new URL(request.url);
          const slug = url.searchParams.get('site') ?? defaultSite;
          return fetch(bypass(`${location.origin}${base}sites/${slug}/${url.pathname.slice(base.length)}`));
        }),
      ),
    ),
    http.get(mapsEndpoints.geocode, ({ request }) => withFaults(scenario, 'api', async () => geocodeRoute(request))),
    ...['api', 'auth/v1', 'rest/v1'].map((part) =>
      http.all(
        `${location.origin}/${part}/*`,
        async ({ request }) =>
          (await handleApi(request, { store, search: search.handle, indexUid, now, auth: auth.settings }, scenario)) ??
          undefined,
      ),
    ),
  );
  const clearAndReload = (): void => {
    saveSettings({ scenario: '', delay: '', flags: '', auth: '' });
    const address = new URL(location.href);
    for (const name of ['scenario', 'delay', 'flags', 'auth']) address.searchParams.delete(name);
    location.replace(address);
  };

  try {
    await worker.start({
      serviceWorker: { url: workerUrl, options: { scope: base } },
      onUnhandledFrame: 'bypass',
      quiet: true,
    });
  } catch (error) {
    showProblem(
      `The service worker could not be started: ${error instanceof Error ? error.message : String(error)}`,
      'Mocked pages need http://localhost or https, and a browser that allows service workers.',
    );
    return 'page';
  }
  if ('indexed' in search)
    globalThis.fetch = afterIndexing(globalThis.fetch, {
      searchAddress: location.origin + searchPrefix,
      indexed: search.indexed,
    });
  const control = checkControl(await isAnswered(controlPath));
  if (control === 'reloading') return untilReload();
  if (control === 'uncontrolled') return explainBypass();
  showBadge({
    scenario,
    applied: auth.applied,
    refused: auth.refused,
    mocksHref: `${base}__mocks/?site=${siteSlug}`,
    onClear: clearAndReload,
  });
  return 'storefront';
};

/** Never resolves, because the page is reloading. */
const untilReload = (): Promise<MockStart> => new Promise(() => {});

const explainBypass = (): MockStart => {
  showProblem(
    'The service worker that answers for the backend does not control this page, and loading it again did not help.',
    'Switch off "Bypass for network" in the developer tools, or close the other tabs of this address, then load again.',
  );
  return 'page';
};

/** Whether a call from this page reaches the mock backend. */
const isAnswered = async (path: string): Promise<boolean> => {
  try {
    return ((await (await fetch(path)).json()) as { controlled?: boolean }).controlled === true;
  } catch {
    return false;
  }
};

/** The search engine in its worker, started by the first search. Searches wait until the stock is indexed. */
const startEngine = (
  createWorker: () => Worker,
  now: number,
  picturesBase: string,
  reservedIds: Promise<Set<number>>,
): { handle: (request: Request) => Promise<Response>; indexed: () => Promise<unknown> } => {
  const start = async (): Promise<(request: Request) => Promise<Response>> => {
    const worker = createWorker();
    const send = createWorkerClient(worker);
    worker.postMessage({
      type: 'stock',
      now,
      picturesBase,
      reservedIds: [...(await reservedIds)],
    } satisfies StockMessage);
    return send;
  };
  let started: ReturnType<typeof start> | undefined;
  const handle = async (request: Request): Promise<Response> => (await (started ??= start()))(request);
  return { handle, indexed: () => handle(new Request(`${engineOrigin}/health`)) };
};

/** A real search server, for calls by the mock backend. */
const searchServer =
  (host: string, key: string) =>
  async (request: Request): Promise<Response> => {
    const forwarded = await forwardTo(request, '', host);
    if (key !== '') forwarded.headers.set('authorization', `Bearer ${key}`);
    return fetch(bypass(forwarded));
  };
