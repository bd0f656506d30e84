import { hasValue, readSearchPath } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * Moves a refinement by exactly one location or dealership into the path, so that its address is /search/{slug} on all
 * pages. Any other state is returned unchanged.
 */
export const withLocation = (state: SearchState, site: Site): SearchState => {
  const { location_name: locations = [], dealership_name: dealerships = [], ...refinements } = state.refinements;
  // Near a postcode there may be only one yard.
  if (state.near || locations.length + dealerships.length !== 1) return state;
  const kind = locations.length === 1 ? 'location' : 'dealership';
  const names = kind === 'location' ? locations : dealerships;
  const slug = (kind === 'location' ? site.locations : site.dealerships).find((entry) =>
    hasValue(names, entry.name),
  )?.slug;
  if (slug === undefined) return state;
  // A slug that has another meaning in the path stays in the query string.
  const { locationScope } = readSearchPath(`/search/${slug}`, { site });
  return locationScope?.kind === kind && locationScope.slug === slug ? { ...state, refinements, locationScope } : state;
};
