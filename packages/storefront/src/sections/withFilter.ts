import { type SearchState, startSearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';

/** The search that the site starts from, with one more filter. */
export const withFilter = (site: Site, attribute: string, value: string): SearchState => {
  const start = startSearchState(site);
  return { ...start, refinements: { ...start.refinements, [attribute]: [value] } };
};
