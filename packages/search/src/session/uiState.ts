import type { IndexUiState } from 'instantsearch.js';
import { ownValue } from '@dealer/core/record';
import {
  emptySearchState,
  isRangeFacet,
  normaliseSearchState,
  rangeFacets,
  readRange,
  serialiseSearchUrl,
  sortOptions,
  writeRange,
} from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/** The index name of a sort order: "Car_production:price:asc". */
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
 * InstantSearch's UI state of a search state.
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
 * The search state of InstantSearch's UI state: the inverse of `toUiState`.
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

/** The parameters of a query, as far as they describe a search. */
export type Parameters = {
  index?: string;
  query?: string;
  /** Counts from 0. */
  page?: number;
  disjunctiveFacetsRefinements?: Record<string, string[]>;
  numericRefinements?: Record<string, Partial<Record<string, (number | number[])[]>>>;
};

/**
 * The search state that a query asked for: the inverse of `toParameters`.
 *
 * @example
 * fromParameters({ index: 'Car_production', query: 'hilux', page: 1 }, site).page // => 2
 */
export const fromParameters = (
  { index, query, page = 0, disjunctiveFacetsRefinements, numericRefinements = {} }: Parameters,
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

/** Facets that a path can name, so that every address can be shown, whatever filters the site has, and what the vehicles are. */
const scopeAttributes = [
  'car_type',
  'item_type',
  'make',
  'model',
  'make_model',
  'simple_body',
  'location_name',
  'dealership_name',
];

/** The most values of a facet that are counted: all that a make or model list can have. */
const countedValues = 1000;

/**
 * The query of a search state: words, order, page, and as "any of these" each facet that addresses name, that the site has a filter
 * for, or that this state refines.
 *
 * @example
 * toParameters({ ...emptySearchState(), query: 'hilux', page: 2 }, site).page // => 1
 */
export const toParameters = (state: SearchState, site: Site) => {
  const filters = site.search.facets.map(({ attribute }) => attribute);
  // Under several makes models are counted with their make, because two makes may share a model name.
  const uncounted = (state.refinements['make'] ?? []).length > 1 ? 'model' : 'make_model';
  const isOwnFilter = uncounted === 'make_model' && filters.includes(uncounted);
  const counted = [...new Set([...scopeAttributes, ...filters, ...Object.keys(state.refinements)])].filter(
    (name) => !isRangeFacet(name) && (name !== uncounted || isOwnFilter || Object.hasOwn(state.refinements, name)),
  );
  const ranges = [...new Set([...rangeFacets, ...Object.keys(state.ranges)])];
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
 * One state for all ways to write the same search: a location or dealership of the path becomes a refinement, values get their order.
 *
 * @example
 * canonicalState(parseSearchUrl('/search/newstead', '', { site }), site).refinements // => { location_name: ['Newstead'] }
 */
export const canonicalState = (state: SearchState, site: Site): SearchState =>
  toSearchState(toUiState(state, site), site);

/**
 * One text for all ways to write the same search, whether or not the index's values are known: the key of its response.
 *
 * @example
 * searchKey(parseSearchUrl('/search/used-cars', '', { site }), site) // => '/search/used-cars'
 */
export const searchKey = (state: SearchState, site: Site): string =>
  serialiseSearchUrl(canonicalState(state, site), { site });
