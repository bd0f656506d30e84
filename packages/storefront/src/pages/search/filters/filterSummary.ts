import { ownValue } from '@dealer/core/data';
import { type FacetCounts, facetValueLabel, oneSpelling, rangeLabel, type SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * What is chosen of a filter, for its title: "Toyota, Mazda", "Under $30,000"; empty where nothing is. Values are written as the whole
 * stock writes them, where it is known.
 */
export const filterSummary = (attribute: string, state: SearchState, site: Site, stock: FacetCounts = {}): string => {
  const range = ownValue(state.ranges, attribute);
  if (range) return rangeLabel(attribute, range, site);
  const spell = oneSpelling(ownValue(stock, attribute) ?? {});
  return (ownValue(state.refinements, attribute) ?? [])
    .map((value) => facetValueLabel(attribute, spell(value), site))
    .join(', ');
};
