import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import type { Http } from '@dealer/api/http';
import type { Site } from '@dealer/core/site';
import { textsFor } from '@dealer/core/texts';
import type { SearchQueries, SearchTransport } from '@dealer/search/query';
import type { HandedAnswer } from '@dealer/search/answers';
import { TextsProvider } from '@dealer/ui/Texts';
import type { createBrowserRouter } from 'react-router';
import type { EventBus } from '../events/events.ts';
import type { FavouritesStore } from '../stores/favouritesStore.ts';
import type { NoticeStore } from '../stores/noticeStore.ts';
import type { SiteStorage } from '../stores/persisted.ts';
import type { VisitStore } from '../stores/visitStore.ts';
import type { Template } from '../template/template.ts';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** The root object with all dependencies of pages and loaders. No module has its own site, client or store. */
export type Storefront = {
  template: Template;
  site: Site;
  now: () => number;
  rng: () => number;
  /**
   * The page is the first of the visit, and a server renders it or has rendered it. Its first render must not depend on the browser, and its
   * loader waits for everything that it shows.
   */
  isFirstView: () => boolean;
  api: Http;
  /** The HTTP client of the host that serves the website, its custom pages and its content. */
  host: Http;
  transport: SearchTransport;
  search: SearchQueries;
  /** The answer to the first search, which the server has handed over with the page. */
  handedAnswer: HandedAnswer | undefined;
  /** On a server: hands the answer to the search of the page, which came by this client, over to the browser. */
  answerWriter: { http: Http; handOver: (answer: HandedAnswer) => void } | undefined;
  events: EventBus;
  stores: { favourites: FavouritesStore; visit: VisitStore; notices: NoticeStore };
  /** Storage of this visit (`session`) and of this device (`local`) with the site's key prefix, for stores of some pages. */
  session: SiteStorage;
  local: SiteStorage;
  /** Creates a value at the first call with a name; later calls return the same value. For state of lazy chunks. */
  once: <T>(name: string, make: () => T) => T;
  router: DataRouter;
};

/** The dependencies of loaders, which are created before the router; they can use the router when they run. */
export type StorefrontDeps = Omit<Storefront, 'router'> & { router?: DataRouter };

const StorefrontContext = createContext<Storefront | null>(null);

/** Provides the root object, and the texts of its site. */
export const StorefrontProvider = ({ value, children }: { value: Storefront; children: ReactNode }) => {
  const texts = useMemo(() => textsFor(value.site.texts), [value]);
  return createElement(StorefrontContext, { value }, createElement(TextsProvider, { value: texts }, children));
};

/** The site; undefined on the page that says why there is none. */
export const useSiteIfAny = (): Site | undefined => useContext(StorefrontContext)?.site;

/** The root object. Throws outside a `<StorefrontProvider>`. */
export const useStorefront = (): Storefront => {
  const storefront = useContext(StorefrontContext);
  if (!storefront) throw new Error('There is no <StorefrontProvider>');
  return storefront;
};
