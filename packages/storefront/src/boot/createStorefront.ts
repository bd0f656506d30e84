import type { DOMRouterOpts, RouteObject } from 'react-router';
import { createHttp } from '@dealer/api/http';
import { comparedVehicles, localKey } from '@dealer/core/saved';
import { searchTimeoutMs } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { createSearchQueries, createSearchTransport } from '@dealer/search/query';
import type { HandedAnswer } from '@dealer/search/answers';
import { createEventBus } from '../events/events.ts';
import { retryImport } from '../pageStart/later/retryImport.ts';
import { renewPage } from '../errors/renewPage.ts';
import { createRoutes } from '../routes/createRoutes.tsx';
import { discoverRoutes } from '../routes/discoverRoutes.ts';
import { createFavouritesStore } from '../stores/favouritesStore.ts';
import { createNoticeStore } from '../stores/noticeStore.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import { createVisitStore } from '../stores/visitStore.ts';
import type { Template } from '../template/template.ts';
import type { DataRouter, Storefront, StorefrontDeps } from './storefront.ts';

export type StorefrontOptions = {
  template: Template;
  site: Site;
  services?: { fetch?: typeof fetch | undefined };
  /** The answer to the first search that the server has handed over. */
  handedAnswer?: HandedAnswer | undefined;
  /** On a server: what it hands over as an answer, and how that is requested, apart from all other requests. */
  answerWriter?: { fetch: typeof fetch; handOver: (answer: HandedAnswer) => void };
  now: () => number;
  rng: () => number;
  /** `local` outlives the visit, `session` does not. */
  storage: { local: KeyValueStorage; session: KeyValueStorage };
  /** Calls `changed` after another tab changed the local storage, or when the page resumes. */
  watchStorage?: (changed: () => void) => void;
  /**
   * `createBrowserRouter`, or in tests a memory router:
   * `(routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] })`.
   */
  createRouter: (routes: RouteObject[], options: Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>) => DataRouter;
  /** A server renders the first view, or has rendered it. */
  isWritten?: boolean;
  /** The query string of the first address of the visit. */
  arrival?: string;
};

/** Creates the root object of a parsed site: API clients, search, stores and router. Call it once per page load. */
export const createStorefront = ({
  template,
  site,
  services = {},
  handedAnswer,
  answerWriter,
  now,
  rng,
  storage,
  watchStorage,
  createRouter,
  isWritten = false,
  arrival = '',
}: StorefrontOptions): Storefront => {
  const doFetch = services.fetch ? { fetch: services.fetch } : {};
  const api = createHttp({ baseUrl: site.services.api.baseUrl, ...doFetch });
  const hostHttp = (fetching: { fetch?: typeof fetch }) =>
    createHttp({ baseUrl: '', timeoutMs: searchTimeoutMs, ...fetching });
  const host = hostHttp(doFetch);
  const transport = createSearchTransport({ site, http: host, now: now() });
  const events = createEventBus();
  const prefix = `dealer:${site.slug}:`;
  const values = new Map<string, unknown>();
  let hasNavigated = false;
  const local = { storage: storage.local, prefix };
  const notices = createNoticeStore();
  const isComparing = site.card.favouriteMode === 'compare';
  const isSaving = site.card.favouriteMode === 'save';
  const favourites = createFavouritesStore({
    storage: storage.local,
    key: localKey(site, isComparing ? 'comparison' : isSaving ? 'watchlist' : 'favourites'),
    ...(isComparing ? { most: comparedVehicles } : {}),
    ...(isSaving
      ? {
          press: (vehicle) =>
            void retryImport(() => import('../watchlist/pressSave.ts')).then(
              ({ pressSave }) => pressSave(storefront, vehicle),
              async () =>
                globalThis.alert(
                  (await renewPage(storefront)) === 'offline'
                    ? 'Please check your connection.'
                    : 'Please reload the page.',
                ),
            ),
        }
      : {}),
    onProblem: (kind, about) => notices.setState({ notice: { kind, about } }),
    onAdd: (vehicle) => {
      events.emit({ kind: 'analytics', id: 39, name: 'save car', carId: vehicle.id });
      void import('../stores/savedPrices.ts').then(
        (file) => file.rememberPrices(local, [vehicle]),
        () => undefined,
      );
    },
  });
  watchStorage?.(favourites.getState().refresh);
  const deps: StorefrontDeps = {
    template,
    site,
    now,
    rng,
    isFirstView: () => isWritten && !hasNavigated,
    api,
    host,
    transport,
    handedAnswer,
    answerWriter: answerWriter && {
      http: hostHttp({ fetch: answerWriter.fetch }),
      handOver: answerWriter.handOver,
    },
    events,
    search: createSearchQueries({
      site,
      transport,
      onMalformedHit: (reasons) => events.emit({ kind: 'malformedHit', reasons }),
    }),
    stores: {
      favourites,
      notices,
      visit: createVisitStore({
        storage: storage.session,
        prefix,
        arrival,
        campaignNames: site.analytics.campaignParams,
      }),
    },
    session: { storage: storage.session, prefix },
    local,
    once: <T>(name: string, make: () => T): T => {
      if (!values.has(name)) values.set(name, make());
      return values.get(name) as T;
    },
  };
  // Extends the same object, so that loaders can use the router.
  const storefront: Storefront = Object.assign(deps, {
    router: createRouter(createRoutes(deps), { patchRoutesOnNavigation: discoverRoutes(deps) }),
  });
  const { key } = storefront.router.state.location;
  storefront.router.subscribe(({ location, initialized }) => {
    if (initialized && location.key !== key) hasNavigated = true;
  });
  return storefront;
};
