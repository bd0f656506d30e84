import { mapsEndpoints } from '@dealer/api/maps';
import { ownValue } from '@dealer/core/data';
import { routeAt } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { parseSite } from '@dealer/core/site-check';
import { createWorkerClient } from '@dealer/search-engine/client';
import { bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { clockNow, dateOf, parseClock } from '../clock/clock.ts';
import { applyFlags } from '../flags/applyFlags.ts';
import type { FlaggedSite } from '../flags/applyFlags.ts';
import { parseFlags } from '../flags/parseFlags.ts';
import { geocodeRoute } from '../handlers/geocodeRoute.ts';
import { handleApi } from '../handlers/handleApi.ts';
import { reservedCars } from '../handlers/paymentRows.ts';
import { createRequestLog } from '../log/requestLog.ts';
import type { PageDeps } from '../pages/pageDeps.ts';
import { addPanel } from '../pages/panel.ts';
import type { Panel } from '../pages/panel.ts';
import { showChartersPage } from '../pages/showChartersPage.ts';
import { showDataPage } from '../pages/showDataPage.ts';
import { showEventsPage } from '../pages/showEventsPage.ts';
import { showIndexPage } from '../pages/showIndexPage.ts';
import { showLenderPage } from '../pages/showLenderPage.ts';
import { showPaymentPage } from '../pages/showPaymentPage.ts';
import { showProblem } from '../pages/showProblem.ts';
import { showRequestsPage } from '../pages/showRequestsPage.ts';
import { parseAuthSettings } from '../scenario/authSettings.ts';
import type { FaultGroup } from '../scenario/scenario.ts';
import {
  readTesterSettings,
  saveTesterSettings,
  scenarioOf,
  settingNames,
  settingsEvent,
} from '../scenario/testerSettings.ts';
import type { TesterSettings } from '../scenario/testerSettings.ts';
import { withFaults } from '../scenario/withFaults.ts';
import { indexUid, stockSeed } from '../seed/demoStock.ts';
import { deviceData } from '../state/deviceData.ts';
import { readState, stateLink } from '../state/stateText.ts';
import type { StockMessage } from '../stockWorker/stockMessage.ts';
import { indexedDbStore } from '../store/indexedDbStore.ts';
import { afterIndexing } from './afterIndexing.ts';
import { allowWorkers } from './allowWorkers.ts';
import { leadLinksBelow } from '../routing/belowBase.ts';
import { type Control, ensureControl } from './ensureControl.ts';
import { forwardTo } from './forwardTo.ts';
import { isPassedBy } from './isPassedBy.ts';
import { mockedSite } from '../flags/mockedSite.ts';
import { openState } from './openState.ts';
import type { Refusal } from './openState.ts';
import { recentErrors } from './recentErrors.ts';
import { signedIn } from '../node/signedIn.ts';
import { siteSlugOf } from './siteSlug.ts';
import { watchOtherTabs } from './watchOtherTabs.ts';
import { ignoreFailedUpdates, startProblem, withinTime, workerProblem } from './workerProblem.ts';

/** The options of a mocked page; `@dealer/vite` provides them. */
export type MockOptions = {
  /** The app's base path, with a slash at both ends. */
  base: string;
  /** Slugs of the demo sites; the first one is the default. */
  sites: readonly string[];
  /** Other looks: below this path, or on a port that is so much higher. */
  looks?: readonly OtherLook[];
  /** Version and time of the build, for reports. */
  build?: string;
  /** Creates the worker `@dealer/mocks/stockWorker`. Called at the first search; not called with `searchHost`. */
  createWorker: () => Worker;
  /** A real search server to use instead of the embedded engine. */
  searchHost?: string;
  /** The key for `searchHost`. */
  searchKey?: string;
  /** The service worker has stored the files of the build, or will: the page works without a network. */
  worksOffline?: boolean;
};

/** Whether to mount the storefront, or a QA page or message is shown instead. */
export type MockStart = 'storefront' | 'page';

/** Where another look is, seen from this one. */
type OtherLook = { name: string; path?: string; portOffset?: number };

const homeOf = ({ path = '', portOffset = 0 }: OtherLook, home: URL): string => {
  const url = new URL(path, home);
  if (portOffset !== 0) url.port = String(Number(url.port) + portOffset);
  return url.href;
};

/** Longer than a busy machine needs. */
const workerStartMs = 30_000;

const engineOrigin = 'http://engine.invalid';

/**
 * Starts the mock backend of this page: the search engine in its worker, the service worker, the tester's settings and
 * the QA pages. Never throws; failures are shown on the page.
 */
export const startMocks = async (options: MockOptions): Promise<MockStart> => {
  try {
    return await start(options);
  } catch (error) {
    console.error(error);
    const { what, remedy } = startProblem(error);
    showProblem(what, remedy);
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

/** What a tester writes into an address, which is no part of the page. */
const withoutSettings = (address: string): URL => {
  const url = new URL(address);
  for (const name of [...settingNames, 'site']) url.searchParams.delete(name);
  return url;
};

const pageMarker = '#page=';

/** Opens the page or the state of a link, before anything reads the address. */
const openLink = async (base: string, sites: readonly string[]): Promise<Refusal[]> => {
  // A host of files that knows no pages of the app leads here.
  if (location.hash.startsWith(pageMarker))
    history.replaceState(
      null,
      '',
      base + decodeURIComponent(location.hash.slice(pageMarker.length)).replace(/^\/+/, ''),
    );
  // Another link in the same tab is another anchor of the same page.
  addEventListener('hashchange', () => {
    if (/^#(?:state|page)=/.test(location.hash)) location.reload();
  });
  const read = await readState(location.hash);
  if (read === undefined) return [];
  if (read.kind === 'refused') {
    history.replaceState(null, '', location.pathname + location.search);
    return [{ text: 'The state of the link', reason: read.reason }];
  }
  const { state } = read;
  history.replaceState(null, '', base + state.page.slice(1));
  return openState(state, { sites, local: localStorage, session: sessionStorage, storeOf: indexedDbStore });
};

const start = async ({
  base,
  sites,
  looks = [],
  build = 'unknown',
  createWorker,
  searchHost,
  searchKey = '',
  worksOffline = false,
}: MockOptions): Promise<MockStart> => {
  allowWorkers(globalThis, location.origin);
  ignoreFailedUpdates(window);
  const errors = recentErrors(window);
  const notOpened = await openLink(base, sites);
  const now = (): number => Date.now();
  const defaultSite = sites[0] ?? '';
  const siteSlug = siteSlugOf(location.search, sessionStorage, defaultSite);
  let settings = readTesterSettings(location.search, sessionStorage, siteSlug, now());
  let isSaved = saveTesterSettings(sessionStorage, siteSlug, settings);
  let scenario = scenarioOf(settings);
  const clock = parseClock(settings.now, now());
  if (clock !== undefined && clock.kind !== 'real') globalThis.Date = dateOf(clock, Date);
  const seed = settings.seed === '' ? stockSeed : Number(settings.seed);
  const auth = parseAuthSettings(settings.auth);
  const store = indexedDbStore(siteSlug);
  /** The site's file as written, and the flags of it that apply. */
  let site: { doc: unknown; flagged: Omit<FlaggedSite, 'doc'> } = {
    doc: undefined,
    flagged: { applied: [], refused: [] },
  };
  const isQaPage = location.pathname.startsWith(`${base}__mocks`);

  const goOffline = (): void => {
    const isOnline = !scenario.names.includes('offline');
    if (isOnline === navigator.onLine) return;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  goOffline();
  // The backend is in the page: without a network nothing is offline but what the tester breaks.
  if (worksOffline)
    for (const kind of ['online', 'offline'])
      addEventListener(
        kind,
        (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          goOffline();
        },
        true,
      );
  leadLinksBelow(base, document);

  const shown: { panel?: Panel; search?: (request: Request) => Promise<Response> } = {};
  const otherTabs = watchOtherTabs(
    new BroadcastChannel(`dealer:${siteSlug}:mocks`),
    () => JSON.stringify({ ...settings, now: '' }),
    () => shown.panel?.update(),
  );
  const parsedSite = (): Site | undefined => {
    const read = site.doc === undefined ? undefined : parseSite({ doc: site.doc, templateName: 'mocks' });
    return read?.kind === 'site' ? read.site : undefined;
  };
  const deps: PageDeps = {
    base,
    siteSlug,
    sites,
    looks: Object.fromEntries(looks.map((look) => [look.name, homeOf(look, new URL(base, location.origin))])),
    build,
    store,
    errors,
    settings: () => settings,
    change: (changed) => {
      settings = { ...settings, ...changed };
      isSaved = saveTesterSettings(sessionStorage, siteSlug, settings);
      scenario = scenarioOf(settings);
      goOffline();
      shown.panel?.update();
    },
    applied: () => ({
      applied: [
        ...(clock === undefined || clock.kind === 'real'
          ? []
          : [
              `Clock: ${clock.kind} since ${new Date(clockNow(clock, Number(settings.now.split(',')[1]))).toISOString()}`,
            ]),
        ...(Number.isInteger(seed) && seed !== stockSeed ? [`Seed: ${seed}`] : []),
        ...site.flagged.applied,
        ...auth.applied,
        ...otherTabs.notes(),
      ],
      refused: [
        ...notOpened,
        ...(isSaved ? [] : [{ text: 'The settings, on the next page', reason: 'The browser refused to store them.' }]),
        ...scenario.unknown.map((text) => ({ text, reason: 'There is no such scenario or option.' })),
        ...(clock === undefined ? [{ text: settings.now, reason: 'The clock is no date.' }] : []),
        ...(Number.isInteger(seed) ? [] : [{ text: settings.seed, reason: 'The seed is no whole number.' }]),
        ...site.flagged.refused,
        ...auth.refused,
      ],
    }),
    pageName: () => {
      const read = isQaPage ? undefined : parsedSite();
      return read && routeAt(`/${location.pathname.slice(base.length)}`, read)?.name;
    },
    signedIn: () => {
      const [read, { search: handle }] = [parsedSite(), shown];
      if (read === undefined || handle === undefined) return undefined;
      return deps.state().then((state) => signedIn(state, { store, search: handle, indexUid, now }, read));
    },
    siteDoc: () => site.doc,
    state: async () => {
      const page = withoutSettings(isQaPage ? new URL(base, location.origin).href : location.href);
      return {
        version: 1,
        site: siteSlug,
        page: `/${page.href.slice(new URL(base, location.origin).href.length)}`,
        // Stock, offers and holds depend on the time, so a state always has one.
        settings: { ...settings, now: new Date().toISOString() + (clock?.kind === 'frozen' ? ',frozen' : '') },
        viewport: { width: innerWidth, height: innerHeight },
        local: deviceData(localStorage, siteSlug),
        session: deviceData(sessionStorage, siteSlug),
        store: await store.dump(),
      };
    },
    open: async (state) => {
      // On the same page this is another anchor, which loads it.
      location.href = await stateLink(new URL(base, location.origin).href, state);
    },
    reload: () => location.replace(withoutSettings(location.href)),
  };

  if (isQaPage) {
    // The storefront, which would request the site, does not start here.
    const written = parsedJson(
      await fetch(`${base}sites/${siteSlug}/site.json`)
        .then((file) => file.text())
        .catch(() => ''),
    );
    const { doc: _, ...flagged } = applyFlags(written, parseFlags(settings.flags));
    site = { doc: written, flagged };
    const pages: Record<string, (deps: PageDeps) => void | Promise<void>> = {
      requests: showRequestsPage,
      data: showDataPage,
      leads: showDataPage,
      events: showEventsPage,
      charters: showChartersPage,
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
          { now: now(), seed: Number.isInteger(seed) ? seed : stockSeed, picturesBase: base },
          reservedCars(store, now()).catch(() => new Set<number>()),
          parsedSite,
        )
      : { handle: searchServer(searchHost, searchKey) };
  shown.search = search.handle;
  const searchService =
    searchHost === undefined
      ? { host: location.origin + searchPrefix, apiKey: 'mock' }
      : { host: searchHost, apiKey: searchKey };

  const log = createRequestLog({ store, now, pageUrl: () => location.href });
  const answered =
    (group: FaultGroup, answer: (request: Request) => Promise<Response>) =>
    ({ request }: { request: Request }): Promise<Response> =>
      log.record(request, (notes) => withFaults(scenario, group, () => answer(request), notes));

  const controlPath = `${base}__mocks/control`;
  const worker = setupWorker(
    http.get(location.origin + controlPath, () => Response.json({ controlled: true })),
    http.all(
      `${location.origin}${searchPrefix}/*`,
      answered('search', async (request) => search.handle(await forwardTo(request, searchPrefix, engineOrigin))),
    ),
    ...(searchHost === undefined
      ? []
      : [
          http.all(
            `${searchHost.replace(/\/$/, '')}/*`,
            answered('search', (request) => fetch(bypass(request))),
          ),
        ]),
    http.get(
      `${location.origin}/site.json`,
      answered('site', async (request) => {
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
        const { doc, ...flagged } = mockedSite(written, {
          search: searchService,
          auth: { url: location.origin, anonKey: 'mock' },
          host: location.hostname,
          flags: settings.flags,
        });
        site = { doc: written, flagged };
        shown.panel?.update();
        return Response.json(doc);
      }),
    ),
    ...['pages', 'content'].map((folder) =>
      http.get(
        `${location.origin}/${folder}/*`,
        answered('site', (request) => {
          const url = new URL(request.url);
          const slug = url.searchParams.get('site') ?? defaultSite;
          return fetch(bypass(`${location.origin}${base}sites/${slug}${url.pathname}`));
        }),
      ),
    ),
    http.get(
      mapsEndpoints.geocode,
      answered('api', async (request) => geocodeRoute(request)),
    ),
    ...['api', 'auth/v1', 'rest/v1'].map((part) =>
      http.all(
        `${location.origin}/${part}/*`,
        async ({ request }) =>
          (await log.record(request, (notes) =>
            handleApi(
              request,
              { store, search: search.handle, indexUid, now, auth: auth.settings, base },
              scenario,
              notes,
            ),
          )) ?? undefined,
      ),
    ),
    // Another host, which answers itself.
    http.all('*', ({ request }) => {
      if (new URL(request.url).origin !== location.origin) log.note(request);
    }),
  );

  try {
    await withinTime(
      worker.start({
        serviceWorker: { url: workerUrl, options: { scope: base } },
        onUnhandledFrame: 'bypass',
        quiet: true,
      }),
      workerStartMs,
    );
  } catch (error) {
    const { what, remedy } = workerProblem(error, { base, isSupported: 'serviceWorker' in navigator });
    showProblem(what, remedy);
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
  void log.prune().catch(() => undefined);
  if (worksOffline) navigator.serviceWorker.controller?.postMessage('dealer:store-files');
  shown.panel = addPanel(deps);
  addEventListener(settingsEvent, (event) => deps.change((event as CustomEvent<Partial<TesterSettings>>).detail));
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
  stock: Pick<StockMessage, 'now' | 'seed' | 'picturesBase'>,
  reservedIds: Promise<Set<number>>,
  siteOfPage: () => Site | undefined,
): { handle: (request: Request) => Promise<Response>; indexed: () => Promise<unknown> } => {
  const start = async (): Promise<(request: Request) => Promise<Response>> => {
    const worker = createWorker();
    const send = createWorkerClient(worker);
    const site = siteOfPage();
    worker.postMessage({
      type: 'stock',
      ...stock,
      reservedIds: [...(await reservedIds)],
      ...(site && { site: { name: site.name, country: site.country, locations: site.locations } }),
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
