import type InstantSearch from 'instantsearch.js/es/lib/InstantSearch.js';
import type { InstantSearchOptions } from 'instantsearch.js/es/lib/InstantSearch.js';
import type { IndexUiState, UiState } from 'instantsearch.js/es/types/ui-state.js';
import type { Widget } from 'instantsearch.js/es/types/widget.js';
import type { SearchResults } from 'algoliasearch-helper';
import { ownValue } from '@dealer/core/data';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { parseVehicle, type Vehicle } from '@dealer/core/vehicle';
import type { SearchClient } from '../client/createSearchClient.ts';
import { failureReason } from '../client/searchFailure.ts';
import { createSearchSession, type SearchResponse, type SearchSession } from './createSearchSession.ts';
import type { Results, SearchAnswer, SearchAnswers } from './searchAnswers.ts';
import { searchRouting, type UrlOwner } from './searchRouting.ts';
import { fromParameters, type Parameters, searchKey, toParameters, toSearchState, toUiState } from './uiState.ts';

export type InstantSearchAdapterOptions = {
  site: Site;
  searchClient: SearchClient;
  owner: UrlOwner;
  facetValues: () => Record<string, string[]>;
  /** Loads the values that `facetValues` returns. */
  loadFacetValues?: () => Promise<unknown>;
  /** The search state of the initial address. */
  initialState: SearchState;
  /** The answers of the visit by `searchKey`. It outlives the page, so that Back needs no request. */
  answers: SearchAnswers;
};

/** The search session and the props for `<InstantSearch>`. */
export type InstantSearchAdapter = {
  session: SearchSession;
  props: Pick<InstantSearchOptions<UiState, SearchState>, 'searchClient' | 'indexName' | 'routing' | 'future'>;
  /** Connects the started instance of `<InstantSearch>`; the returned function disposes it. */
  connect: (search: InstantSearch) => () => void;
};

const readResponse = (
  results: SearchResults,
  parameters: Parameters,
  { site, searchClient }: Pick<InstantSearchAdapterOptions, 'site' | 'searchClient'>,
): SearchResponse => {
  const vehicles: Vehicle[] = [];
  let dropped = 0;
  for (const hit of results.hits) {
    const parsed = parseVehicle(hit);
    if (parsed.kind === 'vehicle') vehicles.push(parsed.vehicle);
    else dropped += 1;
  }
  const facets: SearchResponse['facets'] = {};
  const stats: SearchResponse['stats'] = {};
  for (const { name, data, stats: bounds } of results.disjunctiveFacets) {
    facets[name] = data as unknown as Record<string, number>;
    if (bounds) stats[name] = { min: bounds.min, max: bounds.max };
  }
  const state = fromParameters(parameters, site);
  return {
    key: searchKey(state, site),
    state,
    makes: state.refinements['make'] ?? [],
    vehicles,
    stock: searchClient.stockFacets(),
    total: results.nbHits,
    pages: results.nbPages,
    facets,
    stats,
    dropped,
    ms: results.processingTimeMS,
  };
};

/**
 * The InstantSearch widget of the complete search state (docs/decisions: search state as a whole). Other widgets of the
 * page share its refinements.
 */
const stateWidget = (site: Site): Widget => ({
  $$type: 'dealer.search',
  // InstantSearch requires `init` or `render`, and `dispose`.
  init: () => undefined,
  dispose: () => undefined,
  getWidgetUiState: (uiState: IndexUiState, { searchParameters }) => ({
    ...uiState,
    ...toUiState(fromParameters(searchParameters, site), site),
  }),
  getWidgetSearchParameters: (parameters, { uiState }) =>
    parameters.setQueryParameters(toParameters(toSearchState(uiState as IndexUiState, site), site)),
});

/**
 * Connects a search session with InstantSearch. All code that depends on InstantSearch's behaviour is here;
 * `instantSearch.test.tsx` tests it with the library.
 */
export const instantSearchAdapter = (options: InstantSearchAdapterOptions): InstantSearchAdapter => {
  const { site, searchClient, owner, facetValues, loadFacetValues, initialState, answers } = options;
  const { indexName } = site.search;
  let instance: InstantSearch | undefined;
  let disposal: ReturnType<typeof setTimeout> | undefined;
  let queries = 0;
  /** What was sent and answered, by the hits that InstantSearch reads. */
  const sent = new WeakMap<readonly unknown[], Pick<SearchAnswer, 'requests' | 'results'>>();

  const session = createSearchSession({
    site,
    initialState,
    known: (key) => answers.get(key)?.response,
    // Preserves the state of other widgets.
    apply: (state) =>
      instance?.setUiState((before) => ({
        ...before,
        [indexName]: { ...ownValue(before, indexName), ...toUiState(state, site) },
      })),
    resend: () => instance?.refresh(),
  });
  const { router, stateMapping, mount } = searchRouting({
    owner,
    site,
    facetValues,
    ...(loadFacetValues === undefined ? {} : { loadFacetValues }),
    onNavigate: session.request,
  });

  /**
   * InstantSearch repeats the query of each search, also on Back; where the same was sent before, it gets the same answer.
   *
   * When a query fails, InstantSearch restores the last state with a response, which would undo the visitor's change. The
   * promise of a failed query therefore never settles; InstantSearch completes it with the next response.
   */
  const search = async (requests: never): Promise<unknown> => {
    queries += 1;
    const own = queries;
    session.send();
    const text = JSON.stringify(requests);
    const { key } = session.get();
    const known = answers.get(key);
    if (known?.requests === text) return known.results;
    const early = await answers.early?.(key, text);
    if (early) {
      answers.set(key, early);
      return early.results;
    }
    try {
      const results = (await searchClient.search(requests)) as unknown as Results;
      // The adapter of Meilisearch stores every answer as text, without a limit.
      searchClient.clearCache();
      sent.set(results.results[0].hits, { requests: text, results });
      return results;
    } catch (error) {
      if (own === queries) session.fail(failureReason(error));
      return new Promise<never>(() => undefined);
    }
  };

  /** Each answer is parsed once. */
  const receive = (results: SearchResults, parameters: Parameters): void => {
    const known = answers.get(searchKey(fromParameters(parameters, site), site));
    if (known?.results.results[0].hits === results.hits) {
      session.receive(known.response);
      return;
    }
    const response = readResponse(results, parameters, options);
    const answer = sent.get(results.hits);
    if (answer) answers.set(response.key, { ...answer, response });
    session.receive(response);
  };

  return {
    session,
    props: {
      searchClient: {
        ...searchClient,
        search,
        // InstantSearch calls it before it repeats a query.
        clearCache: () => answers.drop(session.get().key),
      } as unknown as SearchClient,
      indexName,
      routing: { router, stateMapping },
      future: { preserveSharedStateOnUnmount: true },
    },
    connect: (started) => {
      clearTimeout(disposal);
      if (instance === undefined) {
        instance = started;
        started.use(() => ({
          onStateChange: ({ uiState }) => session.request(toSearchState(ownValue(uiState, indexName) ?? {}, site)),
        }));
        // Must be the first widget, so that widgets of sections, for example `<Configure>`, can override its parameters.
        started.addWidgets([stateWidget(site)]);
        // `results._state` is the current state; `state` is the one that was queried.
        started.mainHelper?.derivedHelpers[0]?.on('result', ({ results, state }) => results && receive(results, state));
        // With initial results InstantSearch sends no first query. A microtask runs after the first commit's widgets.
        queueMicrotask(() => started.helper?.search());
      }
      // After the widgets, which start with the address of the first render: a link may have been pressed since.
      const unmount = mount();
      return () => {
        unmount();
        // React's StrictMode disconnects and immediately reconnects.
        disposal = setTimeout(() => started.dispose());
      };
    },
  };
};
