import type { Site } from '../site/site.ts';
import { allOf, matchesNothing, quoted } from './filterText.ts';
import { pricedFilter } from './priceSort.ts';
import type { SearchState } from './searchState.ts';

const locationScopeFilter = (
  { kind, slug }: NonNullable<SearchState['locationScope']>,
  site: Pick<Site, 'locations'>,
): string => {
  if (kind === 'dealership') return `dealership_slug = ${quoted(slug)}`;
  const location = site.locations.find((candidate) => candidate.slug === slug);
  return location === undefined ? matchesNothing : `location_id = ${location.id}`;
};

/**
 * The conditions of a state that are not facets: the location of its path, no vehicles for an unknown scope, and only vehicles
 * with a price when sorting by price, if the site says so (decisions B8, B16). Refinements and ranges are not included.
 *
 * @example
 * stateFilter({ ...emptySearchState(), locationScope: { kind: 'location', slug: 'newstead' } }, site); // => 'location_id = 3'
 */
export const stateFilter = (
  state: Pick<SearchState, 'locationScope' | 'unknownScope' | 'sortBy'>,
  site: Pick<Site, 'locations' | 'search' | 'price'>,
): string => {
  const byPrice = state.sortBy === 'highest-price' || state.sortBy === 'lowest-price';
  return allOf(
    state.locationScope === undefined ? '' : locationScopeFilter(state.locationScope, site),
    state.unknownScope === undefined || state.locationScope !== undefined ? '' : matchesNothing,
    byPrice ? pricedFilter(site) : '',
  );
};
