import { normaliseSearchState } from './normaliseSearchState.ts';
import { writeRange } from './readRange.ts';
import { scopePath } from './scopePath.ts';
import type { SearchContext } from './searchContext.ts';
import { searchFacets } from '../site/searchFacets.ts';
import type { SearchState } from './searchState.ts';

/**
 * Writes a search state as its address, path and query string, without a trailing slash (decisions B2, B13, B16, H7). If exactly
 * one make (and model), or one body type, is selected it is the path, otherwise the stock type; the rest is in `refinementList` and
 * `range`.
 *
 * @example
 * serialiseSearchUrl({ ...emptySearchState(), refinements: { make: ['Toyota'], car_type: ['used'] } }, ctx);
 * // => '/search/toyota?refinementList[car_type][]=used'
 */
export const serialiseSearchUrl = (given: SearchState, ctx: SearchContext): string => {
  const state = normaliseSearchState(given);
  const { path, says } = scopePath(state, ctx);
  const parts: string[] = [];
  if (state.query !== '') parts.push(`query=${encodeURIComponent(state.query)}`);
  for (const attribute of searchFacets) {
    if (says.includes(attribute)) continue;
    for (const value of state.refinements[attribute] ?? [])
      parts.push(`refinementList[${attribute}][]=${encodeURIComponent(value)}`);
  }
  for (const attribute of searchFacets) {
    const range = state.ranges[attribute];
    const written = range === undefined ? undefined : writeRange(range);
    if (written !== undefined) parts.push(`range[${attribute}]=${written}`);
  }
  if (state.near) parts.push(`near=${state.near}`);
  if (state.sortBy !== 'relevant') parts.push(`sortBy=${state.sortBy}`);
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
};
