import type { IndexUiState } from 'instantsearch.js/es/types/ui-state.js';
import { ownValue } from '@dealer/core/data';
import {
  emptySearchState,
  type NearPostcode,
  isRangeFacet,
  normaliseSearchState,
  rangeFacets,
  readRange,
  type SearchState,
  serialiseSearchUrl,
  sortOptions,
  writeRange,
} from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * The index name of a sort order: "Car_production:price:asc". The postcode of a search near one follows, which is no order, and so the
 * search client leaves it out: "Car_production:price:asc;3220,50,-38.15,144.36".
 */
const sortIndex = ({ near, sortBy }: Pick<SearchState, 'near' | 'sortBy'>, { search }: Site): string => {
  const sort =
    sortBy === 'nearest' && search.sortByDistance
      ? `_geoPoint(${near?.split(',').slice(2).join(',')}):asc`
      : (sortOptions.find(({ value }) => value === sortBy)?.sort?.join(',') ?? '');
  return search.indexName + (sort || near ? `:${sort}` : '') + (near ? `;${near}` : '');
};

/** The order and the postcode of an index name. */
const readSortIndex = (index: string | undefined, site: Site): Pick<SearchState, 'near' | 'sortBy'> => {
  const [ordered = '', near] = index?.split(';') ?? [];
  const sortBy =
    sortOptions.find(({ value }) => sortIndex({ sortBy: value }, site) === ordered)?.value ??
    (ordered.includes('_geoPoint') ? 'nearest' : 'relevant');
  return { sortBy, near: near as NearPostcode };
};

/** The refinement by name of a dealership or location in the path. */
const locationRefinement = (location: SearchState['locationScope'], site: Site): Record<string, string[]> => {
  if (!location) return {};
  const list = location.kind === 'dealership' ? site.dealerships : site.locations;
  const name = list.find((entry) => entry.slug === location.slug)?.name;
  if (name === undefined) return {};
  return location.kind === 'dealership' ? { dealership_name: [name] } : { location_name: [name] };
};

/** Converts a search state to InstantSearch's UI state. */
export const toUiState = (state: SearchState, site: Site): IndexUiState => ({
  query: state.query,
  page: state.page,
  sortBy: sortIndex(state, site),
  refinementList: { ...state.refinements, ...locationRefinement(state.locationScope, site) },
  range: Object.fromEntries(
    Object.entries(state.ranges).flatMap(([attribute, range]) => {
      const text = writeRange(range);
      return text === undefined ? [] : [[attribute, text]];
    }),
  ),
});

/** Converts InstantSearch's UI state to a search state: the inverse of `toUiState`. */
export const toSearchState = (uiState: IndexUiState, site: Site): SearchState =>
  normaliseSearchState({
    ...emptySearchState(),
    query: uiState.query ?? '',
    page: uiState.page ?? 1,
    ...readSortIndex(uiState.sortBy, site),
    refinements: uiState.refinementList ?? {},
    ranges: Object.fromEntries(
      Object.entries(uiState.range ?? {}).flatMap(([attribute, text]) => {
        const range = readRange(text);
        return range === undefined ? [] : [[attribute, range]];
      }),
    ),
  });

/** The parameters of a query that describe its search. */
export type Parameters = {
  index?: string;
  query?: string;
  /** Counts from 0. */
  page?: number;
  disjunctiveFacetsRefinements?: Record<string, string[]>;
  numericRefinements?: Record<string, Partial<Record<string, (number | number[])[]>>>;
};

/** The search state of a query: the inverse of `toParameters`. */
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

/** The facets of vehicle types and of all paths; they are counted even if the site has no filter for them. */
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

/** The maximum number of counted values per facet, enough for all makes or models. */
const maxValuesPerFacet = 1000;

/**
 * The query parameters of a search state. Counted facets are those of addresses, of the site's filters and of the state's
 * own refinements. Pages count from 0.
 */
export const toParameters = (state: SearchState, site: Site) => {
  const filters = site.search.facets.map(({ attribute }) => attribute);
  // With several makes, models are counted together with their make, because two makes can share a model name.
  const uncounted = (state.refinements['make'] ?? []).length > 1 ? 'model' : 'make_model';
  const isOwnFilter = uncounted === 'make_model' && filters.includes(uncounted);
  const counted = [...new Set([...scopeAttributes, ...filters, ...Object.keys(state.refinements)])].filter(
    (name) => !isRangeFacet(name) && (name !== uncounted || isOwnFilter || Object.hasOwn(state.refinements, name)),
  );
  const ranges = [...new Set([...rangeFacets, ...Object.keys(state.ranges)])];
  return {
    index: sortIndex(state, site),
    query: state.query,
    page: state.page - 1,
    hitsPerPage: site.search.hitsPerPage,
    maxValuesPerFacet,
    // Seats have both values and a range: "7 or more".
    disjunctiveFacets: [...new Set([...counted, ...ranges])],
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
 * Converts equivalent search states to one: a location or dealership in the path becomes a refinement, values are sorted.
 */
export const canonicalState = (state: SearchState, site: Site): SearchState =>
  toSearchState(toUiState(state, site), site);

/** The cache key of a search: equal for equivalent states, whether or not the values of the index are loaded. */
export const searchKey = (state: SearchState, site: Site): string =>
  serialiseSearchUrl(canonicalState(state, site), { site });
