import type { IndexUiState } from 'instantsearch.js';
import { ownValue } from '@dealer/core/record';
import {
  emptySearchState,
  normaliseSearchState,
  readRange,
  serialiseSearchUrl,
  sortOptions,
  writeRange,
} from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/** The index name that stands for a sort order: "Car_production:price:asc". */
const sortIndex = (indexName: string, sortBy: SearchState['sortBy']): string => {
  const sort = sortOptions.find((option) => option.value === sortBy)?.sort;
  return sort ? `${indexName}:${sort.join(',')}` : indexName;
};

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
  range: Object.fromEntries(
    Object.entries(state.ranges).flatMap(([attribute, range]) => {
      const text = writeRange(range);
      return text === undefined ? [] : [[attribute, text]];
    }),
  ),
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
    sortBy:
      sortOptions.find((option) => sortIndex(site.search.indexName, option.value) === uiState.sortBy)?.value ??
      'relevant',
    refinements: uiState.refinementList ?? {},
    ranges: Object.fromEntries(
      Object.entries(uiState.range ?? {}).flatMap(([attribute, text]) => {
        const range = readRange(text);
        return range === undefined ? [] : [[attribute, range]];
      }),
    ),
  });

/** What InstantSearch says it asked, as far as an answer needs to know which question it belongs to. */
export type AskedParameters = {
  index?: string;
  query?: string;
  /** Counts from 0. */
  page?: number;
  disjunctiveFacetsRefinements?: Record<string, string[]>;
  numericRefinements?: Record<string, Partial<Record<string, (number | number[])[]>>>;
};

/**
 * The search state that an answer belongs to.
 *
 * @example
 * askedState({ index: 'Car_production', query: 'hilux', page: 1 }, site).page // => 2
 */
export const askedState = (
  { index, query, page = 0, disjunctiveFacetsRefinements, numericRefinements = {} }: AskedParameters,
  site: Site,
): SearchState =>
  toSearchState(
    {
      page: page + 1,
      ...(query === undefined ? {} : { query }),
      ...(index === undefined ? {} : { sortBy: index }),
      ...(disjunctiveFacetsRefinements === undefined ? {} : { refinementList: disjunctiveFacetsRefinements }),
      range: Object.fromEntries(
        Object.entries(numericRefinements).map(([attribute, ends]) => [
          attribute,
          `${ends['>=']?.[0] ?? ''}:${ends['<=']?.[0] ?? ''}`,
        ]),
      ),
    },
    site,
  );

/** Values of a facet that are counted at most: all that a make or model list can hold. */
const countedValues = 1000;

/**
 * What InstantSearch is to ask for a state that it holds: words, order, page, and every held facet as "any of these".
 *
 * @example
 * toSearchParameters({ query: 'hilux', page: 2 }, { site, attributes: ['make'], ranges: [] }).page // => 1
 */
export const toSearchParameters = (
  uiState: IndexUiState,
  { site, attributes, ranges }: { site: Site; attributes: readonly string[]; ranges: readonly string[] },
) => {
  const state = toSearchState(uiState, site);
  // Under several makes models are counted with their make, because two makes may share a model name.
  const uncounted = (state.refinements['make'] ?? []).length > 1 ? 'model' : 'make_model';
  const isOwnFilter = (name: string): boolean =>
    name === 'make_model' && site.search.facets.some(({ attribute }) => attribute === name);
  const counted = attributes.filter(
    (name) => name !== uncounted || Object.hasOwn(state.refinements, name) || isOwnFilter(name),
  );
  return {
    index: sortIndex(site.search.indexName, state.sortBy),
    query: state.query,
    page: state.page - 1,
    hitsPerPage: site.search.hitsPerPage,
    maxValuesPerFacet: countedValues,
    disjunctiveFacets: [...counted, ...ranges],
    disjunctiveFacetsRefinements: Object.fromEntries(
      counted.map((name) => [name, ownValue(state.refinements, name) ?? []]),
    ),
    numericRefinements: Object.fromEntries(
      ranges.map((name) => {
        const { min, max } = ownValue(state.ranges, name) ?? {};
        return [name, { ...(min === undefined ? {} : { '>=': [min] }), ...(max === undefined ? {} : { '<=': [max] }) }];
      }),
    ),
  };
};

/**
 * One text for all ways to write the same search, whatever the index's values are known to be: the key of its answer.
 *
 * @example
 * searchKey(parseSearchUrl('/search/used-cars', '', { site }), site) // => '/search/used-cars'
 */
export const searchKey = (state: SearchState, site: Site): string =>
  serialiseSearchUrl(toSearchState(toUiState(state, site), site), { site });
