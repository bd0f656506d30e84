import { ownValue } from '../record/ownValue.ts';
import { withMakes } from './makeModels.ts';
import { normaliseSearchState } from './normaliseSearchState.ts';
import type { NumberRange, SearchState, SortBy } from './searchState.ts';

/**
 * Changes to a search, each a new state. Any change of filter, query or sort goes back to page 1 (specification section 4).
 */
const change = (state: SearchState, part: Partial<SearchState>): SearchState => normaliseSearchState({ ...state, page: 1, ...part });

/** Without one key. */
const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/**
 * Chooses a value of a filter, or lets it go. Models belong to their make and go with it (decision G4).
 *
 * @example
 * toggleRefinement(state, 'make', 'Ford').refinements; // => { make: ['Ford'] }
 */
export const toggleRefinement = (state: SearchState, attribute: string, value: string): SearchState => {
  const values = ownValue(state.refinements, attribute) ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return change(state, { refinements: attribute === 'make' ? withMakes(state.refinements, next) : { ...state.refinements, [attribute]: next } });
};

/**
 * Makes one value the only choice of a filter, as a select does; an empty one lets all of them go.
 *
 * @example
 * chooseRefinement({ ...emptySearchState(), refinements: { fuel: ['Petrol', 'Diesel'] } }, 'fuel', 'Electric').refinements; // => { fuel: ['Electric'] }
 */
export const chooseRefinement = (state: SearchState, attribute: string, value: string): SearchState => {
  const others = (ownValue(state.refinements, attribute) ?? []).filter((known) => known !== value);
  const alone = others.reduce((before, other) => toggleRefinement(before, attribute, other), state);
  return value === '' || (ownValue(alone.refinements, attribute) ?? []).includes(value) ? change(alone, {}) : toggleRefinement(alone, attribute, value);
};

/**
 * Sets or clears the range of a number.
 *
 * @example
 * changeRange(state, 'price', { min: 0, max: 30_000 });
 */
export const changeRange = (state: SearchState, attribute: string, range: NumberRange | undefined): SearchState =>
  change(state, { ranges: range === undefined ? without(state.ranges, attribute) : { ...state.ranges, [attribute]: range } });

/**
 * Searches for other words.
 *
 * @example
 * changeQuery(state, 'hilux').query; // => 'hilux'
 */
export const changeQuery = (state: SearchState, query: string): SearchState => change(state, { query });

/**
 * Sorts otherwise.
 *
 * @example
 * changeSort(state, 'latest').sortBy; // => 'latest'
 */
export const changeSort = (state: SearchState, sortBy: SortBy): SearchState => change(state, { sortBy });
