import { hasValue, readSearchPath } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * A search of exactly one location or dealership, written as that place, so that its address is /search/{slug} and stays so from
 * page to page (specification section 2, Routes). Any other search is as it was.
 *
 * @example
 * withPlace({ ...emptySearchState(), refinements: { location_name: ['Newstead'] } }, site).place // => { kind: 'location', slug: 'newstead' }
 */
export const withPlace = (state: SearchState, site: Site): SearchState => {
  const { location_name: locations = [], dealership_name: dealerships = [], ...refinements } = state.refinements;
  if (locations.length + dealerships.length !== 1) return state;
  const kind = locations.length === 1 ? 'location' : 'dealership';
  const chosen = kind === 'location' ? locations : dealerships;
  const slug = (kind === 'location' ? site.locations : site.dealerships).find((entry) =>
    hasValue(chosen, entry.name),
  )?.slug;
  if (slug === undefined) return state;
  // A slug that means something else as a path stays in the query string.
  const { place } = readSearchPath(`/search/${slug}`, { site });
  return place?.kind === kind && place.slug === slug ? { ...state, refinements, place } : state;
};
