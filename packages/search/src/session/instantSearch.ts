import type InstantSearch from 'instantsearch.js/es/lib/InstantSearch.js';
import type { InstantSearchOptions } from 'instantsearch.js/es/lib/InstantSearch.js';
import type { IndexUiState, UiState } from 'instantsearch.js/es/types/ui-state.js';
import type { Widget } from 'instantsearch.js/es/types/widget.js';
import type { SearchResults } from 'algoliasearch-helper';
import { ownValue } from '@dealer/core/data';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchClient } from '../client/createSearchClient.ts';
import { failureReason } from '../client/searchFailure.ts';
import type { PageSearch } from './pageSearch.ts';
import { readResponse } from '../answers/readResponse.ts';
import type { Results, SearchAnswer } from '../answers/searchAnswers.ts';
import {
  fromParameters,
  type Parameters,
  searchKey,
  toParameters,
  toSearchState,
  toUiState,
} from '../answers/uiState.ts';

/** The props for `<InstantSearch>`. */
export type InstantSearchAdapter = {
  props: Pick<InstantSearchOptions<UiState, SearchState>, 'searchClient' | 'indexName' | 'routing' | 'future'>;
  /** Connects the started instance of `<InstantSearch>`; the returned function disposes it. */
  connect: (search: InstantSearch) => () => void;
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
 * Connects the search of a page with InstantSearch. All code that depends on InstantSearch's behaviour is here;
 * `instantSearch.test.tsx` tests it with the library.
 */
export const instantSearchAdapter = (
  { site, session, routing, answers, setSender }: PageSearch,
  searchClient: SearchClient,
): InstantSearchAdapter => {
  const { indexName } = site.search;
  let instance: InstantSearch | undefined;
  let disposal: ReturnType<typeof setTimeout> | undefined;
  let queries = 0;
  /** What was sent and answered, by the hits that InstantSearch reads. */
  const sent = new WeakMap<readonly unknown[], Pick<SearchAnswer, 'requests' | 'results'>>();

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
  const receive = ({ hits }: SearchResults, parameters: Parameters): void => {
    const state = fromParameters(parameters, site);
    const known = answers.get(searchKey(state, site));
    if (known?.results.results[0].hits === hits) {
      session.receive(known.response);
      return;
    }
    const answer = sent.get(hits);
    if (!answer) return;
    const response = readResponse(answer.results, state, { site, stock: searchClient.stockFacets() });
    answers.set(response.key, { ...answer, response });
    session.receive(response);
  };

  return {
    props: {
      searchClient: {
        ...searchClient,
        search,
        // InstantSearch calls it before it repeats a query.
        clearCache: () => answers.drop(session.get().key),
      } as unknown as SearchClient,
      indexName,
      routing,
      future: { preserveSharedStateOnUnmount: true },
    },
    connect: (started) => {
      clearTimeout(disposal);
      if (instance === undefined) {
        instance = started;
        const apply = (state: SearchState): void =>
          // Preserves the state of other widgets.
          started.setUiState((before) => ({
            ...before,
            [indexName]: { ...ownValue(before, indexName), ...toUiState(state, site) },
          }));
        started.use(() => ({
          onStateChange: ({ uiState }) => session.request(toSearchState(ownValue(uiState, indexName) ?? {}, site)),
        }));
        // Must be the first widget, so that widgets of sections, for example `<Configure>`, can override its parameters.
        started.addWidgets([stateWidget(site)]);
        setSender({ apply, resend: () => started.refresh() });
        // `results._state` is the current state; `state` is the one that was queried.
        started.mainHelper?.derivedHelpers[0]?.on('result', ({ results, state }) => results && receive(results, state));
        // With initial results InstantSearch sends no first query. A microtask runs after the first commit's widgets.
        queueMicrotask(() => started.helper?.search());
      }
      return () => {
        // React's StrictMode disconnects and immediately reconnects.
        disposal = setTimeout(() => started.dispose());
      };
    },
  };
};
