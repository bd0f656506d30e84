import { ownValue } from '@dealer/core/record';
import { facetValueLabel, rangeLabel } from '@dealer/core/search';
import type { SearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * What is chosen of a filter, for its title: "Toyota, Mazda", "Under $30,000"; empty where nothing is.
 *
 * @example
 * filterSummary('car_type', { ...emptySearchState(), refinements: { car_type: ['used'] } }, site) // => 'Used'
 */
export const filterSummary = (attribute: string, state: SearchState, site: Site): string => {
  const range = ownValue(state.ranges, attribute);
  if (range) return rangeLabel(attribute, range, site);
  return (ownValue(state.refinements, attribute) ?? [])
    .map((value) => facetValueLabel(attribute, value, site))
    .join(', ');
};
