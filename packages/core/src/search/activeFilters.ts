import { formatCount, formatMoney } from '../format/formatNumber.ts';
import { ownValue } from '../data/values.ts';
import { formatKm } from '../format/formatKm.ts';
import type { Site } from '../site/site.ts';
import { changeQuery, changeRange } from './changeSearch.ts';
import { toggleRefinement } from './toggleRefinement.ts';
import { facetHeading, facetValueLabel, minimumLabel } from './facetHeading.ts';
import { hasMinimums } from './minimumChoices.ts';
import { normaliseSearchState } from './normaliseSearchState.ts';
import { searchFacets } from '../site/searchFacets.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { SearchState } from './searchState.ts';
import { hasValue, oneSpelling } from './oneSpelling.ts';
import type { FacetCounts } from './facetCounts.ts';
import { defaultStockType, stockTypeFor } from './stockType.ts';
import { carTypesOf } from '../site/stockTypes.ts';

/** A chip: a filter of the search, and the search without it. */
export type ActiveFilter = {
  readonly id: string;
  readonly label: string;
  readonly remove: (state: SearchState) => SearchState;
};

/** What a chip says before "n or more", where that alone does not name the filter. */
const minimumPrefixes: Readonly<Record<string, string>> = {
  towing_capacity: 'Towing ',
  ancap_stars: 'ANCAP ',
  electric_range: 'Range ',
};

const unitOf = (attribute: string, site: Pick<Site, 'country'>): ((value: number) => string) => {
  if (attribute === 'price') return (value) => formatMoney(value, site);
  if (attribute === 'subscription_price') return (value) => `${formatMoney(value, site)} / week`;
  if (attribute === 'km') return (value) => formatKm(value);
  if (attribute === 'year') return (value) => String(value);
  if (attribute === 'towing_capacity') return (value) => `${formatCount(value)}\u00a0kg towing`;
  if (attribute === 'ancap_stars') return (value) => `${formatCount(value)} ANCAP stars`;
  if (attribute === 'electric_range') return (value) => `${formatKm(value)} range`;
  return (value) => `${formatCount(value)} ${facetHeading(attribute).toLowerCase()}`;
};

/**
 * A range as text.
 *
 * @example
 * rangeLabel('price', { min: 0, max: 30_000 }, site); // => 'Under $30,000'
 */
export const rangeLabel = (
  attribute: string,
  { min = 0, max }: Partial<NumberRange>,
  site: Pick<Site, 'country' | 'texts'>,
): string => {
  if (max === undefined && hasMinimums(attribute))
    return `${ownValue(minimumPrefixes, attribute) ?? ''}${minimumLabel(attribute, min, site)}`;
  const text = unitOf(attribute, site);
  if (max === undefined) return attribute === 'year' ? `${text(min)} or newer` : `${text(min)} and over`;
  if (min <= 0) return attribute === 'year' ? `${text(max)} or older` : `Under ${text(max)}`;
  return min === max ? text(min) : `${text(min)} to ${text(max)}`;
};

/** Whether the search has the site's default stock type. */
const isWholeStock = (state: SearchState, site: Pick<Site, 'routes'>): boolean => {
  const stockType = defaultStockType(site);
  return carTypesOf[stockType].length > 0 && stockTypeFor(state.refinements['car_type']) === stockType;
};

/**
 * All filters of the search as chips, in the order of the facets: the query, the location, the selected values and the ranges.
 * Values have the spelling of the whole stock, if it is known.
 *
 * @example
 * activeFilters({ ...emptySearchState(), refinements: { make: ['Toyota'] } }, site).map((chip) => chip.label); // => ['Toyota']
 */
export const activeFilters = (
  state: SearchState,
  site: Pick<Site, 'country' | 'search' | 'phrases' | 'dealerships' | 'locations' | 'routes' | 'texts'>,
  stock: FacetCounts = {},
): ActiveFilter[] => {
  const chips: ActiveFilter[] = [];
  if (state.query !== '')
    chips.push({ id: 'query', label: `“${state.query}”`, remove: (from) => changeQuery(from, '') });
  const { locationScope } = state;
  if (locationScope !== undefined) {
    const known = locationScope.kind === 'dealership' ? site.dealerships : site.locations;
    const label = known.find((candidate) => candidate.slug === locationScope.slug)?.name ?? locationScope.slug;
    chips.push({
      id: 'place',
      label,
      remove: (from) => normaliseSearchState({ ...from, page: 1, locationScope: undefined }),
    });
  } else if (state.unknownScope !== undefined) {
    chips.push({
      id: 'scope',
      label: `“${state.unknownScope}”`,
      remove: (from) => normaliseSearchState({ ...from, page: 1, unknownScope: undefined }),
    });
  }
  for (const attribute of searchFacets) {
    // On a used-only site "Used" is not a filter: Clear Filters leads to the same address.
    if (attribute === 'car_type' && isWholeStock(state, site)) continue;
    const spell = oneSpelling(stock[attribute] ?? {});
    for (const value of state.refinements[attribute] ?? []) {
      chips.push({
        id: `${attribute}=${value}`,
        label: facetValueLabel(attribute, spell(value), site),
        remove: (from) =>
          hasValue(from.refinements[attribute] ?? [], value) ? toggleRefinement(from, attribute, value) : from,
      });
    }
    const range = state.ranges[attribute];
    if (range !== undefined)
      chips.push({
        id: attribute,
        label: rangeLabel(attribute, range, site),
        remove: (from) => changeRange(from, attribute, undefined),
      });
  }
  return chips;
};
