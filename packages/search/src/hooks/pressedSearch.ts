import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { searchKey, toSearchState, toUiState } from '../router/uiState.ts';
import type { VehicleSearch } from './useVehicleSearch.ts';

/**
 * A state after a change, as InstantSearch will hold it. Any change but a change of page goes back to page 1.
 *
 * @example
 * changedState({ ...emptySearchState(), page: 3 }, (state) => toggleRefinement(state, 'make', 'Mazda'), site).page // => 1
 */
export const changedState = (
  before: SearchState,
  change: (state: SearchState) => SearchState,
  site: Site,
): SearchState => {
  const after = change(before);
  return toSearchState(toUiState({ ...after, page: after.page === before.page ? 1 : after.page }, site), site);
};

/** The search as the screen shows it. */
export type PressedSearch = {
  get: () => VehicleSearch;
  subscribe: (listener: () => void) => () => void;
  /** What InstantSearch says. */
  tell: (told: VehicleSearch) => void;
};

/**
 * The search of a page: what InstantSearch tells, and each press in the very frame in which it was made, a moment before InstantSearch
 * tells of it. Presses that come before it has started wait for it. The same search stays the same object, so that what only shows
 * its state is not drawn again.
 *
 * @example
 * const held = pressedSearch(parseSearchUrl('/search/used-cars', '', { site }), site);
 * held.get().update((state) => toggleRefinement(state, 'make', 'Mazda'));
 * held.get().state.refinements // => { car_type: ['Used'], make: ['Mazda'] }
 */
export const pressedSearch = (initialState: SearchState, site: Site): PressedSearch => {
  const listeners = new Set<() => void>();
  const waiting: ((state: SearchState) => SearchState)[] = [];
  let change = (by: (state: SearchState) => SearchState): void => void waiting.push(by);
  /** The search that a press has left and InstantSearch has not. */
  let pressedFrom: string | undefined;

  const update: VehicleSearch['update'] = (by) => {
    // First, so that the question is on its way before anything is drawn.
    change(by);
    const state = changedState(search.state, by, site);
    const key = searchKey(state, site);
    if (key === search.key) return;
    const from = pressedFrom ?? search.key;
    pressedFrom = key === from ? undefined : from;
    show({ ...search, state, key, status: 'loading', problem: undefined });
  };
  const initial = toSearchState(toUiState(initialState, site), site);
  let search: VehicleSearch = {
    state: initial,
    key: searchKey(initial, site),
    answer: undefined,
    status: 'loading',
    problem: undefined,
    update,
    retry: () => undefined,
  };

  const show = (next: VehicleSearch): void => {
    if ((Object.keys(next) as (keyof VehicleSearch)[]).every((name) => search[name] === next[name])) return;
    search = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => search,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (told) => {
      change = told.update;
      const { state, key } = search;
      if (pressedFrom === told.key) show({ ...told, update, state, key, status: 'loading', problem: undefined });
      else {
        pressedFrom = undefined;
        show({ ...told, update, state: told.key === key ? state : told.state });
      }
      for (const by of waiting.splice(0)) told.update(by);
    },
  };
};
