import { type SearchState, startSearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/**
 * The search that the site starts from, with one more filter.
 *
 * @example
 * serialiseSearchUrl(withFilter(site, 'simple_body', 'Ute'), { site })
 */
export const withFilter = (site: Site, attribute: string, value: string): SearchState => {
  const start = startSearchState(site);
  return { ...start, refinements: { ...start.refinements, [attribute]: [value] } };
};
