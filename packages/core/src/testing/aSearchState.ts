import { emptySearchState, normaliseSearchState, type SearchState } from '../search/index.ts';

/**
 * A search state; pass only the values that the test is about. The stock type is derived from the car types.
 *
 * @example
 * aSearchState({ refinements: { car_type: ['used'] } }).stockType; // => 'used-cars'
 */
export const aSearchState = (change: Partial<SearchState> = {}): SearchState =>
  normaliseSearchState({ ...emptySearchState(), ...change });
