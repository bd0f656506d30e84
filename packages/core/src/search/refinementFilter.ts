import { quoted } from './filterText.ts';
import { makeAlternatives } from './makeAlternatives.ts';
import { isNumericFacet } from './facetKinds.ts';
import { isSearchFacet } from '../site/searchFacets.ts';
import type { SearchState } from './searchState.ts';

/**
 * The selected filters in Meilisearch's array form: values of one attribute are combined with OR, attributes with AND. Makes
 * and their selected models are one OR list (decision G4). For queries without InstantSearch; `packages/search` sends the same
 * conditions with it.
 *
 * @example
 * refinementFilter({ refinements: { make: ['Ford', 'Kia'] }, ranges: { price: { max: 30_000 } } });
 * // => [['make = "Ford"', 'make = "Kia"'], 'price <= 30000']
 */
export const refinementFilter = ({
  refinements,
  ranges,
}: Pick<SearchState, 'refinements' | 'ranges'>): (string | string[])[] => {
  const filters: (string | string[])[] = [];
  const { make = [], make_model: makeModels = [] } = refinements;
  const isCombined = make.length > 0 && makeModels.length > 0;
  if (isCombined)
    filters.push(makeAlternatives(make, makeModels).map(([attribute, value]) => `${attribute} = ${quoted(value)}`));
  for (const [attribute, values] of Object.entries(refinements)) {
    if (isCombined && (attribute === 'make' || attribute === 'make_model')) continue;
    if (isSearchFacet(attribute) && values.length > 0)
      filters.push(values.map((value) => `${attribute} = ${quoted(value)}`));
  }
  for (const [attribute, { min, max }] of Object.entries(ranges)) {
    if (!isNumericFacet(attribute)) continue;
    if (min !== undefined && min > 0) filters.push(`${attribute} >= ${min}`);
    if (max !== undefined) filters.push(`${attribute} <= ${max}`);
  }
  return filters;
};
