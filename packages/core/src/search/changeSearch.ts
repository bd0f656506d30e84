import { normaliseSearchState } from './normaliseSearchState.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { SearchState, SortBy } from './searchState.ts';

/** A new state with some values replaced. Any change of filter, query or sort goes back to page 1. */
export const change = (state: SearchState, part: Partial<SearchState>): SearchState =>
  normaliseSearchState({ ...state, page: 1, ...part });

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/**
 * Sets or clears the range of a numeric filter.
 *
 * @example
 * changeRange(state, 'price', { min: 0, max: 30_000 });
 */
export const changeRange = (
  state: SearchState,
  attribute: string,
  range: Partial<NumberRange> | undefined,
): SearchState =>
  change(state, {
    ranges: range === undefined ? without(state.ranges, attribute) : { ...state.ranges, [attribute]: range },
  });

/**
 * Changes the query.
 *
 * @example
 * changeQuery(state, 'hilux').query; // => 'hilux'
 */
export const changeQuery = (state: SearchState, query: string): SearchState => change(state, { query });

/**
 * Changes the sort order.
 *
 * @example
 * changeSort(state, 'latest').sortBy; // => 'latest'
 */
export const changeSort = (state: SearchState, sortBy: SortBy): SearchState => change(state, { sortBy });
