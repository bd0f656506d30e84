import type { IndexUiState, InstantSearch, InstantSearchOptions, UiState, Widget } from 'instantsearch.js';
import type { SearchResults } from 'algoliasearch-helper';
import { ownValue } from '@dealer/core/record';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { parseVehicle } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import type { SearchClient } from '../client/createSearchClient.ts';
import { failureReason } from '../client/searchFailure.ts';
import { createSearchSession } from './createSearchSession.ts';
import type { ResponseCache, SearchResponse, SearchSession } from './createSearchSession.ts';
import { searchRouting } from './searchRouting.ts';
import type { UrlOwner } from './searchRouting.ts';
import { fromParameters, searchKey, toParameters, toSearchState, toUiState } from './uiState.ts';
import type { Parameters } from './uiState.ts';

export type InstantSearchAdapterOptions = {
  site: Site;
  searchClient: SearchClient;
  owner: UrlOwner;
  facetValues: () => Record<string, string[]>;
  /** The state of the address at which the page opened. */
  initialState: SearchState;
  responses: ResponseCache;
};

/** What `SearchProvider` passes to `<InstantSearch>`, and the session behind it. */
export type InstantSearchAdapter = {
  session: SearchSession;
  props: Pick<InstantSearchOptions<UiState, SearchState>, 'searchClient' | 'indexName' | 'routing' | 'future'>;
  /** Connects the instance that `<InstantSearch>` made and started; the returned function disposes of it. */
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
  };
};

/**
 * InstantSearch's widget for the search state as a whole (docs/decisions: search state as a whole). Other widgets of the page share its
 * state: it reads and writes the same refinements.
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
 * The only code that touches InstantSearch. `instantSearch.test.tsx` tests each touch against the library itself.
 *
 * @example
 * const { session, props, connect } = instantSearchAdapter({ site, searchClient, owner, facetValues, initialState, responses });
 */
export const instantSearchAdapter = (options: InstantSearchAdapterOptions): InstantSearchAdapter => {
  const { site, searchClient, owner, facetValues, initialState, responses } = options;
  const { indexName } = site.search;
  let instance: InstantSearch | undefined;
  let disposal: ReturnType<typeof setTimeout> | undefined;
  let queries = 0;

  const session = createSearchSession({
    site,
    initialState,
    responses,
    // Merged into the state of other widgets, which keep what this one does not know.
    apply: (state) =>
      instance?.setUiState((before) => ({
        ...before,
        [indexName]: { ...ownValue(before, indexName), ...toUiState(state, site) },
      })),
    resend: () => instance?.refresh(),
  });
  const { router, stateMapping, mount } = searchRouting({ owner, site, facetValues, onNavigate: session.request });

  /**
   * InstantSearch reacts to a failed query by going back to the last state that was answered, which would undo the visitor's choice.
   * A failed query is therefore one that never settles; InstantSearch counts it as done with the next response.
   */
  const search = (requests: never): Promise<unknown> => {
    queries += 1;
    const own = queries;
    session.send();
    return searchClient.search(requests).catch((error: unknown) => {
      if (own === queries) session.fail(failureReason(error));
      return new Promise<never>(() => undefined);
    });
  };

  return {
    session,
    props: {
      searchClient: { ...searchClient, search } as unknown as SearchClient,
      indexName,
      routing: { router, stateMapping },
      future: { preserveSharedStateOnUnmount: true },
    },
    connect: (started) => {
      clearTimeout(disposal);
      const unmount = mount();
      if (instance === undefined) {
        instance = started;
        started.use(() => ({
          onStateChange: ({ uiState }) => session.request(toSearchState(ownValue(uiState, indexName) ?? {}, site)),
        }));
        // First of all widgets: those of the page's sections change what this one says, for example `<Configure>`.
        started.addWidgets([stateWidget(site)]);
        // `results._state` is overwritten with the present state; `state` stays the one that was queried.
        started.mainHelper?.derivedHelpers[0]?.on(
          'result',
          ({ results, state }) => results && session.receive(readResponse(results, state, options)),
        );
        // Once all widgets of the first commit are added. With initial results InstantSearch sends no first query itself.
        queueMicrotask(() => started.helper?.search());
      }
      return () => {
        unmount();
        // React's StrictMode disconnects and connects again at once.
        disposal = setTimeout(() => started.dispose());
      };
    },
  };
};
