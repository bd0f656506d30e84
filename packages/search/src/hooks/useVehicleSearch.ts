import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { parseVehicle } from '@dealer/core/vehicle';
import type { Vehicle } from '@dealer/core/vehicle';
import type { FacetCounts, SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { changedState } from './pressedSearch.ts';
import { askedState, searchKey, toSearchState, toUiState } from '../router/uiState.ts';
import type { AskedParameters } from '../router/uiState.ts';
import type { SearchClient } from '../client/index.ts';
import type { Problems } from '../client/keptFailures.ts';
import type { FailureReason } from '../client/searchFailure.ts';

/** An answer of the search, parsed: what the screen shows. */
export type SearchAnswer = {
  /** Which search it answers: `searchKey` of its state. */
  key: string;
  /** That search: words, filters, order and page. */
  asked: SearchState;
  /** The makes that were asked for: whose the counted models are. */
  makes: readonly string[];
  vehicles: Vehicle[];
  /** As the engine counts; see `displayedCount` for what is said. */
  total: number;
  pages: number;
  /** Of each facet its values, and how many results each would leave. */
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number }>;
  /** Of each filter its values in the site's whole stock; empty where they are not known. */
  stock: FacetCounts;
  /** How many hits of this page could not be read. */
  dropped: number;
};

/** The search as a screen needs it: its state, its last good answer, and one way to change it. */
export type VehicleSearch = {
  state: SearchState;
  /** Which search is asked for: an answer with another key belongs to an earlier one. */
  key: string;
  /** The last good answer; undefined before the first. It stays while loading and in error (specification section 4). */
  answer: SearchAnswer | undefined;
  status: 'loading' | 'ready' | 'failed';
  /** Why it failed, while it has. */
  problem: FailureReason | undefined;
  update: (change: (state: SearchState) => SearchState) => void;
  retry: () => void;
};

/** What `SearchProvider` hands to the screen inside it. */
export const VehicleSearchContext = createContext<VehicleSearch | null>(null);

/**
 * The state and the answer of the search around this component. Any change but a change of page goes back to page 1.
 *
 * @example
 * const { answer, update } = useVehicleSearch();
 * update((state) => ({ ...state, sortBy: 'lowest-price' }));
 */
export const useVehicleSearch = (): VehicleSearch => {
  const search = useContext(VehicleSearchContext);
  if (!search) throw new Error('useVehicleSearch must be used within a <SearchProvider>');
  return search;
};

type AddMiddlewares = ReturnType<typeof useInstantSearch>['addMiddlewares'];

/**
 * What each answer was asked with. InstantSearch writes the present state over that of its last results: an answer that is looked at
 * after the next choice was made would pass for the answer to that choice.
 */
const useAskedParameters = (addMiddlewares: AddMiddlewares): WeakMap<object, AskedParameters> => {
  const [asked] = useState(() => new WeakMap<object, AskedParameters>());
  useLayoutEffect(
    () =>
      addMiddlewares(({ instantSearchInstance }) => ({
        started: () =>
          instantSearchInstance.mainHelper?.derivedHelpers[0]?.on(
            'result',
            ({ results, state }) => void (results && asked.set(results, state)),
          ),
      })),
    [addMiddlewares, asked],
  );
  return asked;
};

/** The same, told by InstantSearch. */
export const useInstantVehicleSearch = (
  site: Site,
  problems: Problems,
  stockFacets: SearchClient['stockFacets'],
): VehicleSearch => {
  const { results, status, indexUiState, setIndexUiState, refresh, addMiddlewares } = useInstantSearch();
  const asked = useAskedParameters(addMiddlewares);
  const problem = useSyncExternalStore(problems.subscribe, problems.get, problems.get);

  const state = useMemo(() => toSearchState(indexUiState, site), [indexUiState, site]);

  const answer = useMemo((): SearchAnswer | undefined => {
    if (!results || results.__isArtificial || !results.hits) return undefined;
    const vehicles: Vehicle[] = [];
    let dropped = 0;
    for (const hit of results.hits) {
      const parsed = parseVehicle(hit);
      if (parsed.kind === 'vehicle') vehicles.push(parsed.vehicle);
      else dropped += 1;
    }
    const facets: SearchAnswer['facets'] = {};
    const stats: SearchAnswer['stats'] = {};
    for (const { name, data, stats: bounds } of results.disjunctiveFacets) {
      facets[name] = data as Record<string, number>;
      if (bounds) stats[name] = { min: bounds.min, max: bounds.max };
    }
    const of = askedState(asked.get(results) ?? results._state, site);
    return {
      key: searchKey(of, site),
      asked: of,
      makes: of.refinements['make'] ?? [],
      vehicles,
      stock: stockFacets(),
      total: results.nbHits,
      pages: results.nbPages,
      facets,
      stats,
      dropped,
    };
  }, [results, site, asked, stockFacets]);

  const update = useCallback(
    (change: (state: SearchState) => SearchState) =>
      setIndexUiState((previous) => ({
        ...previous,
        ...toUiState(changedState(toSearchState(previous, site), change, site), site),
      })),
    [setIndexUiState, site],
  );

  const key = useMemo(() => searchKey(state, site), [state, site]);

  const told = problem !== undefined ? 'failed' : status === 'idle' && answer ? 'ready' : 'loading';
  return useMemo(
    () => ({ state, key, answer, status: told, problem, update, retry: refresh }),
    [state, key, answer, told, problem, update, refresh],
  );
};
