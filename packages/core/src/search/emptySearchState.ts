import type { SearchState } from './searchState.ts';

/**
 * A search that asks for nothing: all stock, most relevant first, page 1.
 *
 * @example
 * emptySearchState().stockType; // => 'new-used-and-demo-cars'
 */
export const emptySearchState = (): SearchState => ({
  query: '',
  page: 1,
  sortBy: 'relevant',
  refinements: {},
  ranges: {},
  stockType: 'new-used-and-demo-cars',
});
