import type { Site } from '../site/site.ts';
import { allOf, matchesNothing, quoted } from './filterText.ts';
import type { SearchState } from './searchState.ts';

const placeFilter = ({ kind, slug }: NonNullable<SearchState['place']>, site: Pick<Site, 'locations'>): string => {
  if (kind === 'dealership') return `dealership_slug = ${quoted(slug)}`;
  const location = site.locations.find((candidate) => candidate.slug === slug);
  return location === undefined ? matchesNothing : `location_id = ${location.id}`;
};

/**
 * What a state asks for that no facet widget carries: the place of its path, nothing at all for an unknown scope, and priced
 * vehicles only when sorting by price, where the site says so (decisions B8, B16). Refinements and ranges are not in here.
 *
 * @example
 * stateFilter({ ...emptySearchState(), place: { kind: 'location', slug: 'newstead' } }, site); // => 'location_id = 3'
 */
export const stateFilter = (
  state: Pick<SearchState, 'place' | 'unknownScope' | 'sortBy'>,
  site: Pick<Site, 'locations' | 'search'>,
): string => {
  const byPrice = state.sortBy === 'highest-price' || state.sortBy === 'lowest-price';
  return allOf(
    state.place === undefined ? '' : placeFilter(state.place, site),
    state.unknownScope === undefined || state.place !== undefined ? '' : matchesNothing,
    byPrice && site.search.hideUnpricedWhenSortingByPrice ? 'price > 10' : '',
  );
};
