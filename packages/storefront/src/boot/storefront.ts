import { createContext, useContext } from 'react';
import type { Http } from '@dealer/api/http';
import type { Site } from '@dealer/core/site';
import type { SearchQueries, SearchTransport } from '@dealer/search/query';
import type { createBrowserRouter } from 'react-router';
import type { EventBus } from '../events/events.ts';
import type { FavouritesStore } from '../stores/favouritesStore.ts';
import type { NoticeStore } from '../stores/noticeStore.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import type { VisitStore } from '../stores/visitStore.ts';
import type { Template } from '../template/template.ts';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** The one root object: all that pages and loaders are made from. No module holds a site, a client or a store. */
export type Storefront = {
  template: Template;
  site: Site;
  now: () => number;
  rng: () => number;
  api: Http;
  /** The client of the host that serves the website itself, with the site's pages and content. */
  host: Http;
  transport: SearchTransport;
  search: SearchQueries;
  events: EventBus;
  stores: { favourites: FavouritesStore; visit: VisitStore; notices: NoticeStore };
  /** Storage of this visit and of this device, and the site's own prefix of their keys, for stores that only some pages need. */
  session: { storage: KeyValueStorage; prefix: string };
  local: { storage: KeyValueStorage; prefix: string };
  /** Makes a thing once and keeps it as long as the storefront: what a lazy chunk needs across its visits. */
  keep: <T>(name: string, make: () => T) => T;
  router: DataRouter;
};

/** Loaders are made before the router that runs them: they may look for it while they run. */
export type StorefrontDeps = Omit<Storefront, 'router'> & { router?: DataRouter };

const StorefrontContext = createContext<Storefront | null>(null);

export const StorefrontProvider = StorefrontContext.Provider;

/**
 * The root object, for React.
 *
 * @example
 * const { site, search } = useStorefront();
 */
export const useStorefront = (): Storefront => {
  const storefront = useContext(StorefrontContext);
  if (!storefront) throw new Error('There is no <StorefrontProvider>');
  return storefront;
};
