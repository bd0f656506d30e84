import type { Site } from '../site/site.ts';
import { refinementFilter } from './refinementFilter.ts';
import type { SearchState } from './searchState.ts';
import { stateFilter } from './stateFilter.ts';

/** A query with conditions in Meilisearch's array form. */
type SavedSearchQuery = { readonly q: string; readonly filter: (string | string[])[] };

/**
 * The query for vehicles of a saved search that were listed after it was last viewed; the number of hits is the number of new vehicles.
 * `seenAt` in seconds since 1970. A vehicle without a listing time is never new.
 *
 * @example
 * savedSearchQuery({ ...emptySearchState(), refinements: { make: ['Kia'] } }, site, 1_753_000_000);
 * // => { q: '', filter: [['make = "Kia"'], 'created_at_timestamp > 1753000000'] }
 */
export const savedSearchQuery = (
  state: SearchState,
  site: Pick<Site, 'locations' | 'search' | 'price'>,
  seenAt: number,
): SavedSearchQuery => {
  const own = stateFilter(state, site);
  return {
    q: state.query,
    filter: [...refinementFilter(state), ...(own === '' ? [] : [own]), `created_at_timestamp > ${Math.floor(seenAt)}`],
  };
};
