import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { createSearchSession, type SearchSession } from './createSearchSession.ts';
import type { SearchAnswers } from '../answers/searchAnswers.ts';
import { searchRouting, type UrlOwner } from './searchRouting.ts';
import { withLocation } from './withLocation.ts';

export type PageSearchOptions = {
  site: Site;
  owner: UrlOwner;
  facetValues: () => Record<string, string[]>;
  /** Loads the values that `facetValues` returns. */
  loadFacetValues?: () => Promise<unknown>;
  /** The search state of the initial address. */
  initialState: SearchState;
  /** The answers of the visit by `searchKey`. It outlives the page, so that Back needs no request. */
  answers: SearchAnswers;
};

/** What sends the queries of a page: a running instance of InstantSearch. */
export type Sender = { apply: (state: SearchState) => void; resend: () => void };

/** The search of a page: its session and address, with or without an instance of InstantSearch. */
export type PageSearch = PageSearchOptions & {
  session: SearchSession;
  routing: Pick<ReturnType<typeof searchRouting>, 'router' | 'stateMapping'>;
  /** From now on this sends the queries: what the visitor has chosen first. */
  setSender: (sender: Sender) => void;
  /** Starts the instance that sends queries, if there is none yet. */
  start: () => void;
  /** Follows the address until the returned function is called; `load` starts the instance. */
  mount: (load: () => void) => () => void;
};

/**
 * Creates the search of a page. A page whose first answer is known needs no InstantSearch: it is loaded for the first query, and
 * until then the address has what the visitor chose.
 */
export const createPageSearch = (options: PageSearchOptions): PageSearch => {
  const { site, initialState, answers } = options;
  let sender: Sender | undefined;
  let load = (): void => undefined;
  /** What the visitor chose before there was a sender. The address may wait for the values of the index. */
  let unsent: SearchState | undefined;
  const start = (): void => {
    if (!sender) load();
  };
  const session = createSearchSession({
    site,
    initialState,
    known: (key) => answers.get(key)?.response,
    apply: (state) => {
      if (sender) return sender.apply(state);
      unsent = state;
      routing.router.write(withLocation(state, site));
      return start();
    },
    resend: () => (sender ? sender.resend() : start()),
  });
  const startIfUnanswered = (): void => {
    if (session.get().status !== 'ready') start();
  };
  const { mount, ...routing } = searchRouting({
    ...options,
    onNavigate: (state) => {
      unsent = undefined;
      session.request(state);
      startIfUnanswered();
    },
  });
  return {
    ...options,
    session,
    routing,
    start,
    setSender: (started) => {
      sender = started;
      if (unsent) sender.apply(unsent);
    },
    mount: (onLoad) => {
      load = onLoad;
      const unmount = mount();
      startIfUnanswered();
      return unmount;
    },
  };
};
