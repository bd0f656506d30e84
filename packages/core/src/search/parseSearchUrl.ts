import { slugify } from '../format/slugify.ts';
import { ownValue } from '../data/values.ts';
import { resolveModels } from './makeModels.ts';
import { normaliseSearchState } from './normaliseSearchState.ts';
import { isNumericFacet } from './facetKinds.ts';
import { valueKey } from './oneSpelling.ts';
import { readRange } from './readRange.ts';
import { readSearchPath } from './readSearchPath.ts';
import type { SearchContext } from './searchContext.ts';
import { isSearchFacet } from '../site/searchFacets.ts';
import { searchLimits } from './searchLimits.ts';
import type { NearPostcode } from './near.ts';
import type { NumberRange } from '../data/numberRange.ts';
import type { SearchState, SortBy } from './searchState.ts';

const sorts: readonly SortBy[] = ['latest', 'highest-price', 'lowest-price', 'nearest'];
const refinementKey = /^refinementList\[(\w{1,40})\](?:\[\d{0,4}\])?$/;
const rangeKey = /^range\[(\w{1,40})\]$/;

/** A hand-written address may have make=toyota, while the index has Toyota. An exact match always wins. */
const asTheIndexSays = (attribute: string, value: string, { facetValues = {} }: SearchContext): string => {
  const known = ownValue(facetValues, attribute);
  if (known === undefined || known.includes(value)) return value;
  const slug = slugify(value);
  return (
    known.find((candidate) => valueKey(candidate) === valueKey(value)) ??
    (slug === '' ? value : (known.find((candidate) => slugify(candidate) === slug) ?? value))
  );
};

/**
 * Reads a search address, path and query string, into a search state (decisions B13, B16). Never throws: invalid parts are
 * ignored, and long ones are cut.
 *
 * @example
 * parseSearchUrl('/search/toyota', '?sortBy=lowest-price&range[price]=0:30000', ctx);
 * // => { refinements: { make: ['Toyota'] }, ranges: { price: { min: 0, max: 30000 } }, sortBy: 'lowest-price', page: 1, ... }
 */
export const parseSearchUrl = (path: string, queryString: string, ctx: SearchContext): SearchState => {
  const scope = readSearchPath(path, ctx);
  const params = new URLSearchParams(queryString.replace(/^\?/, '').slice(0, searchLimits.queryString));

  const refinements = new Map<string, string[]>();
  const ranges: Record<string, Partial<NumberRange>> = {};
  for (const [key, value] of params) {
    const refined = refinementKey.exec(key)?.[1];
    if (refined !== undefined && isSearchFacet(refined)) {
      const values = refinements.get(refined) ?? [];
      if (values.length < searchLimits.values)
        refinements.set(refined, [...values, asTheIndexSays(refined, value.slice(0, searchLimits.value * 4), ctx)]);
      continue;
    }
    const ranged = rangeKey.exec(key)?.[1];
    if (ranged === undefined || !isNumericFacet(ranged) || Object.hasOwn(ranges, ranged)) continue;
    const range = readRange(value);
    if (range !== undefined) ranges[ranged] = range;
  }

  // The path's scope is an ordinary refinement, before those that the query string adds to the same attribute.
  const all: Record<string, string[]> = { ...scope.refinements };
  for (const [attribute, values] of refinements) all[attribute] = [...(ownValue(all, attribute) ?? []), ...values];

  const page = params.get('page') ?? '';
  return normaliseSearchState({
    query: params.get('query') ?? '',
    page: /^\d{1,9}$/.test(page) ? Number(page) : 1,
    sortBy: sorts.find((sort) => sort === params.get('sortBy')) ?? 'relevant',
    refinements: resolveModels(all, ctx.facetValues?.['make_model'] ?? []),
    ranges,
    // normaliseSearchState drops what is no such postcode.
    near: params.get('near') as NearPostcode,
    stockType: 'new-used-and-demo-cars',
    locationScope: scope.locationScope,
    unknownScope: scope.unknownScope,
  });
};
