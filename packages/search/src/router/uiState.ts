import type { IndexUiState } from 'instantsearch.js';
import { emptySearchState, normaliseSearchState, readRange, sortOptions, writeRange } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/** The index name that stands for a sort order: "Car_production:price:asc". */
const sortIndex = (indexName: string, sortBy: SearchState['sortBy']): string => {
  const sort = sortOptions.find((option) => option.value === sortBy)?.sort;
  return sort ? `${indexName}:${sort.join(',')}` : indexName;
};

/** Every index name that the sort can be, most relevant first. */
export const sortIndexes = (indexName: string): string[] => sortOptions.map((option) => sortIndex(indexName, option.value));

/** A dealership or location of the path is an ordinary refinement by the name that the index knows. */
const placeRefinement = (place: SearchState['place'], site: Site): Record<string, string[]> => {
  if (!place) return {};
  const list = place.kind === 'dealership' ? site.dealerships : site.locations;
  const name = list.find((entry) => entry.slug === place.slug)?.name;
  if (name === undefined) return {};
  return place.kind === 'dealership' ? { dealership_name: [name] } : { location_name: [name] };
};

/**
 * What InstantSearch must hold to show a search state.
 *
 * @example
 * toUiState({ ...emptySearchState(), query: 'hilux' }, site) // => { query: 'hilux', ... }
 */
export const toUiState = (state: SearchState, site: Site): IndexUiState => ({
  query: state.query,
  page: state.page,
  sortBy: sortIndex(site.search.indexName, state.sortBy),
  refinementList: { ...state.refinements, ...placeRefinement(state.place, site) },
  range: Object.fromEntries(Object.entries(state.ranges).flatMap(([attribute, range]) => {
      const text = writeRange(range);
      return text === undefined ? [] : [[attribute, text]];
    })),
});

/**
 * The search state that InstantSearch holds: the inverse of `toUiState`.
 *
 * @example
 * toSearchState({ query: 'hilux', page: 2 }, site).page // => 2
 */
export const toSearchState = (uiState: IndexUiState, site: Site): SearchState =>
  normaliseSearchState({
    ...emptySearchState(),
    query: uiState.query ?? '',
    page: uiState.page ?? 1,
    sortBy: sortOptions.find((option) => sortIndex(site.search.indexName, option.value) === uiState.sortBy)?.value ?? 'relevant',
    refinements: uiState.refinementList ?? {},
    ranges: Object.fromEntries(Object.entries(uiState.range ?? {}).flatMap(([attribute, text]) => {
      const range = readRange(text);
      return range === undefined ? [] : [[attribute, range]];
    })),
  });
