import { slugify } from '../format/slugify.ts';
import { normaliseSearchState } from './normaliseSearchState.ts';
import { valueKey } from './oneSpelling.ts';
import { writeRange } from './readRange.ts';
import { readSearchPath } from './readSearchPath.ts';
import type { SearchContext } from './searchContext.ts';
import { searchFacets } from './searchFacets.ts';
import type { SearchState } from './searchState.ts';
import { carTypesOf } from './stockType.ts';

/** A path and the attributes that it contains. */
type ScopePath = { readonly path: string; readonly says: readonly string[] };

const segmentsPath = (...values: readonly string[]): string =>
  `/search/${values.map((value) => encodeURIComponent(value)).join('/')}`;

/**
 * The path of a state. A make or model path is used only if parsing it returns exactly these values: a make whose slug is also
 * a body type, a location or a stock type, or which is not in the index, remains in the query string.
 */
const scopePath = (state: SearchState, ctx: SearchContext): ScopePath => {
  if (state.locationScope !== undefined) return { path: segmentsPath(state.locationScope.slug), says: [] };
  if (state.unknownScope !== undefined) return { path: segmentsPath(...state.unknownScope.split('/')), says: [] };

  const makes = state.refinements['make'] ?? [];
  const models = state.refinements['model'] ?? [];
  const [make] = makes;
  const [model] = models;
  if (make !== undefined && makes.length === 1) {
    const gives = (path: string, expected: Record<string, string>): boolean => {
      // A path with a location or an unknown scope has no refinements.
      const read = Object.entries(readSearchPath(path, ctx).refinements).map(
        ([attribute, values]) => `${attribute}=${values.join()}`,
      );
      const wanted = Object.entries(expected).map(([attribute, value]) => `${attribute}=${value}`);
      return valueKey(read.join()) === valueKey(wanted.join());
    };
    if (model !== undefined && models.length === 1) {
      const path = segmentsPath(slugify(make), slugify(model));
      if (gives(path, { make, model })) return { path, says: ['make', 'model'] };
    }
    const path = segmentsPath(slugify(make));
    if (gives(path, { make })) return { path, says: ['make'] };
  }
  return { path: `/search/${state.stockType}`, says: carTypesOf[state.stockType].length > 0 ? ['car_type'] : [] };
};

/**
 * Writes a search state as its address, path and query string, without a trailing slash (decisions B2, B13, B16). If exactly
 * one make (and model) is selected it is the path, otherwise the stock type; the rest is in `refinementList` and `range`.
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
  if (state.sortBy !== 'relevant') parts.push(`sortBy=${state.sortBy}`);
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
};
