import type { DOMRouterOpts, RouteObject } from 'react-router';
import { createHttp } from '@dealer/api/http';
import { comparedVehicles } from '@dealer/core/limits';
import { localKey } from '@dealer/core/local';
import type { Site } from '@dealer/core/site';
import { createSearchQueries, createSearchTransport } from '@dealer/search/query';
import { createEventBus } from '../events/events.ts';
import { loadTwice } from '../region/loadTwice.ts';
import { renewPage } from '../region/renewPage.ts';
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
  services?: { fetch?: typeof fetch };
  now: () => number;
  rng: () => number;
  /** `local` outlives the visit, `session` does not. */
  storage: { local: KeyValueStorage; session: KeyValueStorage };
  /** Calls back when what the device keeps was changed by somebody else: another tab, or while this page slept. */
  watchStorage?: (changed: () => void) => void;
  /** Makes the router of the browser's history, or in tests of one in memory: `(routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] })`. */
  createRouter: (routes: RouteObject[], options: Pick<DOMRouterOpts, 'patchRoutesOnNavigation'>) => DataRouter;
  /** The query string that the shopper arrived with. */
  arrival?: string;
};

const timeoutMs = 10_000;

/**
 * Makes the root object of a site, once, after its configuration was parsed: api, search, stores and router.
 *
 * @example
 * const storefront = createStorefront({ template, site, now: Date.now, rng: Math.random, storage, createRouter: createBrowserRouter });
 */
export const createStorefront = ({
  template,
  site,
  services = {},
  now,
  rng,
  storage,
  watchStorage,
  createRouter,
  arrival = '',
}: StorefrontOptions): Storefront => {
  const doFetch = services.fetch ? { fetch: services.fetch } : {};
  const api = createHttp({ baseUrl: site.services.api.baseUrl, ...doFetch });
  const host = createHttp({ baseUrl: '', timeoutMs, ...doFetch });
  const transport = createSearchTransport({ site, http: host, now: now() });
  const events = createEventBus();
  const prefix = `dealer:${site.slug}:`;
  const kept = new Map<string, unknown>();
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
            void loadTwice(() => import('../watchlist/pressSave.ts')).then(
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
    api,
    host,
    transport,
    events,
    search: createSearchQueries({
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
    keep: <T>(name: string, make: () => T): T => {
      if (!kept.has(name)) kept.set(name, make());
      return kept.get(name) as T;
    },
  };
  // The same object: loaders see the router as soon as it is made.
  const storefront: Storefront = Object.assign(deps, {
    router: createRouter(createRoutes(deps), { patchRoutesOnNavigation: discoverRoutes(deps) }),
  });
  return storefront;
};
