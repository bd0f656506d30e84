import { ownValue } from '../data/values.ts';
import { formatCount, formatMoney } from '../format/formatNumber.ts';
import { formatKm } from '../format/formatKm.ts';
import type { Site } from '../site/site.ts';
import { changeQuery, changeRange } from './changeSearch.ts';
import { toggleRefinement } from './toggleRefinement.ts';
import { facetHeading, facetUnits, facetValueLabel, limitLabel } from './facetHeading.ts';
import { chosenValues, limitOf } from './limitChoices.ts';
import { normaliseSearchState } from './normaliseSearchState.ts';
import { searchFacets } from '../site/searchFacets.ts';
import { type TextFor, textsFor } from '../texts/textsFor.ts';
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

/** "n or more" with the filter's name, where the number alone does not name it. */
const namedMinimum = (attribute: string, minimum: string, t: TextFor): string => {
  if (attribute === 'towing_capacity') return t('Towing {minimum}', { minimum });
  if (attribute === 'ancap_stars') return t('ANCAP {minimum}', { minimum });
  return attribute === 'electric_range' ? t('Range {minimum}', { minimum }) : minimum;
};

const unitOf = (attribute: string, site: Pick<Site, 'country'>, t: TextFor): ((value: number) => string) => {
  if (attribute === 'price') return (value) => formatMoney(value, site);
  if (attribute === 'subscription_price') return (value) => t('{amount} / week', { amount: formatMoney(value, site) });
  if (attribute === 'km') return (value) => formatKm(value);
  if (attribute === 'year') return (value) => String(value);
  if (attribute === 'towing_capacity')
    return (value) => t('{weight} towing', { weight: `${formatCount(value)}\u00a0kg` });
  if (attribute === 'ancap_stars') return (value) => t('{count} ANCAP stars', { count: formatCount(value) });
  if (attribute === 'electric_range') return (value) => t('{distance} range', { distance: formatKm(value) });
  return (value) => `${formatCount(value)} ${ownValue(facetUnits, attribute) ?? facetHeading(attribute).toLowerCase()}`;
};

/**
 * A range as text.
 *
 * @example
 * rangeLabel('price', { min: 0, max: 30_000 }, site); // => 'Under $30,000'
 */
export const rangeLabel = (
  attribute: string,
  range: Partial<NumberRange>,
  site: Pick<Site, 'country' | 'texts'>,
): string => {
  const t = textsFor(site.texts);
  const { min = 0, max } = range;
  const [chosen = ''] = chosenValues({ refinements: {}, ranges: { [attribute]: range } }, attribute);
  const limit = limitOf(attribute, chosen);
  if (limit !== undefined) return namedMinimum(attribute, limitLabel(attribute, limit, site), t);
  const text = unitOf(attribute, site, t);
  const [least, most] = [text(min), text(max ?? min)];
  if (max === undefined)
    return attribute === 'year' ? t('{year} or newer', { year: least }) : t('{value} and over', { value: least });
  if (min <= 0)
    return attribute === 'year' ? t('{year} or older', { year: most }) : t('Under {value}', { value: most });
  return min === max ? least : t('{least} to {most}', { least, most });
};

/** A term that the engine excludes: -diesel, -"land rover". */
const excludedTerm = /(?:^|\s)-(?:"[^"]+"|[^\s"]+)/g;

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
  const query = state.query.replace(excludedTerm, '').trim();
  const excluded = [...state.query.matchAll(excludedTerm)].map(([term]) => term.trim());
  if (query !== '')
    chips.push({ id: 'query', label: `“${query}”`, remove: (from) => changeQuery(from, excluded.join(' ')) });
  const t = textsFor(site.texts);
  for (const term of excluded)
    chips.push({
      id: `query=${term}`,
      label: t('Not {value}', { value: term.replace(/^-"?|"$/g, '') }),
      remove: (from) => changeQuery(from, [query, ...excluded.filter((other) => other !== term)].join(' ').trim()),
    });
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
  const { near } = state;
  if (near) {
    const [postcode = '', km] = near.split(',');
    chips.push({
      id: 'near',
      label: t('Within {km} of {postcode}', { km: formatKm(Number(km)), postcode }),
      remove: ({ refinements: { location_name: _, ...refinements }, ...from }) =>
        normaliseSearchState({ ...from, page: 1, refinements }),
    });
  }
  for (const attribute of searchFacets) {
    // The yards near a postcode are one filter.
    if (attribute === 'location_name' && near) continue;
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
