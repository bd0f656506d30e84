import { emptySearchState, normaliseSearchState, type SearchState } from '../search/index.ts';

/**
 * A search; name only what the test is about. The stock type follows from the car types.
 *
 * @example
 * aSearchState({ refinements: { car_type: ['used'] } }).stockType; // => 'used-cars'
 */
export const aSearchState = (change: Partial<SearchState> = {}): SearchState =>
  normaliseSearchState({ ...emptySearchState(), ...change });
