import type { Site } from '../site/site.ts';
import { activeFilters } from './activeFilters.ts';
import { changeQuery } from './changeSearch.ts';
import type { FacetCounts } from './facetCounts.ts';
import { fewerTerms } from './fewerTerms.ts';
import type { SearchState } from './searchState.ts';
import { startSearchState } from './startSearchState.ts';

/** A search that is similar to one without results. */
export type NearestSearch = {
  readonly state: SearchState;
  /** The terms or filters that it leaves out; empty for the search of all stock. */
  readonly without: readonly string[];
};

/** A shopper gives up these last: they say which vehicle it is. */
const identity = /^(?:query|place|scope|make|make_model|model)(?:=|$)/;

/** The most filters that are left out one at a time. */
const mostFilters = 8;

/**
 * Searches similar to one without results, the most similar first: with fewer of its terms (decision G3), without one of its filters,
 * without all but what says which vehicle it is, and at last all stock.
 *
 * @example
 * nearestSearches(redHiluxes, site).map(({ without }) => without); // => [['Red'], ['Hilux'], []]
 */
export const nearestSearches = (
  state: SearchState,
  site: Parameters<typeof activeFilters>[1] & Pick<Site, 'routes'>,
  stock: FacetCounts = {},
): NearestSearch[] => {
  const filters = activeFilters(state, site, stock);
  const details = filters.filter(({ id }) => !identity.test(id));
  const leaveOut = (some: typeof filters): NearestSearch => ({
    state: some.reduce((from, { remove }) => remove(from), state),
    without: some.map(({ id, label }) => (id === 'query' ? state.query : label)),
  });
  // Without its only filter, or all of them, a search is that of all stock.
  const single =
    filters.length < 2
      ? []
      : [...details, ...filters.filter(({ id }) => identity.test(id))].slice(0, mostFilters).map((one) => [one]);
  const several = details.length > 1 && details.length < filters.length ? [details] : [];
  return [
    ...fewerTerms(state.query).map(({ query, without }) => ({ state: changeQuery(state, query), without })),
    ...[...single, ...several].map(leaveOut),
    { state: startSearchState(site), without: [] },
  ];
};
