import { visibleText } from '../format/visibleText.ts';
import { stockTypeFor } from './stockType.ts';
import { carTypeOrder } from '../site/stockTypes.ts';
import { hasValue } from './oneSpelling.ts';
import { isNumericFacet } from './facetKinds.ts';
import { isNearPostcode } from './near.ts';
import { readRange, writeRange } from './readRange.ts';
import { isSearchFacet } from '../site/searchFacets.ts';
import { cleanText, searchLimits } from './searchLimits.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { SearchState } from './searchState.ts';

const valuesOf = (attribute: string, values: readonly string[]): string[] => {
  const cleaned = values.map((value) => cleanText(value, searchLimits.value)).filter((value) => value.trim() !== '');
  // Of values that differ only in case the first is used.
  const unique = cleaned.filter((value, at) => !hasValue(cleaned.slice(0, at), value)).slice(0, searchLimits.values);
  if (attribute !== 'car_type') return unique;
  // "all" as a car type means no filter (decision F8). The order is fixed, so that the same selection has the same address.
  if (hasValue(unique, 'all')) return [];
  return carTypeOrder.filter((type) => hasValue(unique, type));
};

/**
 * The normal form of a search state: without empty entries, car types in order, the stock type derived from them, page and
 * lengths within limits. Two states of the same search are equal afterwards.
 *
 * @example
 * normaliseSearchState({ ...emptySearchState(), refinements: { car_type: ['used'] } }).stockType; // => 'used-cars'
 */
export const normaliseSearchState = (state: SearchState): SearchState => {
  const ranges: Record<string, Partial<NumberRange>> = {};
  for (const [attribute, range] of Object.entries(state.ranges)) {
    const written = isNumericFacet(attribute) ? writeRange(range) : undefined;
    const read = written === undefined ? undefined : readRange(written);
    if (read !== undefined) ranges[attribute] = read;
  }
  const refinements: Record<string, string[]> = {};
  for (const [attribute, values] of Object.entries(state.refinements)) {
    // "7 or more" and "5" together would find nothing. A year may be one of a range.
    if (!isSearchFacet(attribute) || (attribute !== 'year' && Object.hasOwn(ranges, attribute))) continue;
    const unique = valuesOf(attribute, values);
    if (unique.length > 0) refinements[attribute] = unique;
  }
  const near = refinements['location_name'] && isNearPostcode(state.near) ? state.near : undefined;
  const query = cleanText(visibleText(state.query), searchLimits.query);
  const page = Number.isFinite(state.page) ? Math.min(Math.max(1, Math.trunc(state.page)), searchLimits.page) : 1;
  return {
    query: query.trim() === '' ? '' : query,
    page,
    sortBy: state.sortBy === 'nearest' && near === undefined ? 'relevant' : state.sortBy,
    refinements,
    ranges,
    stockType: stockTypeFor(refinements['car_type']),
    ...(near && { near }),
    ...(state.locationScope === undefined ? {} : { locationScope: state.locationScope }),
    ...(state.unknownScope === undefined || state.locationScope !== undefined
      ? {}
      : { unknownScope: state.unknownScope }),
  };
};
