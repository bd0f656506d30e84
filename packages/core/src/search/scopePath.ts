import { slugify } from '../format/slugify.ts';
import { valueKey } from './oneSpelling.ts';
import { readSearchPath } from './readSearchPath.ts';
import type { SearchContext } from './searchContext.ts';
import type { SearchState } from './searchState.ts';
import { carTypesOf } from '../site/stockTypes.ts';

/** A path and the attributes that it contains. */
type ScopePath = { readonly path: string; readonly says: readonly string[] };

const segmentsPath = (...values: readonly string[]): string =>
  `/search/${values.map((value) => encodeURIComponent(value)).join('/')}`;

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined;

/** The filters that a path contains, in one text; a path with a location or an unknown scope has none. */
const filtersOf = (path: string, ctx: SearchContext): string =>
  valueKey(JSON.stringify(readSearchPath(path, ctx).refinements));

/**
 * The path of a state (decision H7): that of its only make and model, make, or body type, if parsing it returns exactly these values. A
 * make whose slug is also a body type, a location or a stock type, or which is not in the index, remains in the query string.
 */
export const scopePath = (state: SearchState, ctx: SearchContext): ScopePath => {
  if (state.locationScope !== undefined) return { path: segmentsPath(state.locationScope.slug), says: [] };
  if (state.unknownScope !== undefined) return { path: segmentsPath(...state.unknownScope.split('/')), says: [] };

  const make = only(state.refinements['make']);
  const model = only(state.refinements['model']);
  const body = only(state.refinements['simple_body']);
  const landings: Record<string, string>[] = [
    ...(make !== undefined && model !== undefined ? [{ make, model }] : []),
    ...(make !== undefined ? [{ make }] : []),
    ...(body !== undefined ? [{ simple_body: body }] : []),
  ];
  for (const landing of landings) {
    const path = segmentsPath(...Object.values(landing).map(slugify));
    const filters = valueKey(
      JSON.stringify(Object.fromEntries(Object.entries(landing).map(([name, value]) => [name, [value]]))),
    );
    if (filtersOf(path, ctx) !== filters) continue;
    // The usual body types are read without the values of the index, so a body in another spelling has no path.
    const { refinements, unknownScope } = readSearchPath(path, { site: ctx.site });
    if (unknownScope === undefined && valueKey(JSON.stringify(refinements)) !== filters) continue;
    return { path, says: Object.keys(landing) };
  }
  return { path: `/search/${state.stockType}`, says: carTypesOf[state.stockType].length > 0 ? ['car_type'] : [] };
};
