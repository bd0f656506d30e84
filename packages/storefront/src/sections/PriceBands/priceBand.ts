import { refinementFilter, type SearchState, startSearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchQuery } from '@dealer/search/query';

type Band = Site['home']['priceBands'][number];

/** The search for the vehicles of a price band. */
export const bandState = (site: Site, { min = 0, max }: Band): SearchState => ({
  ...startSearchState(site),
  ranges: { price: { min, max } },
});

/**
 * The query that counts the vehicles of a price band. The dearest comes first: it is seldom one that the page shows for another reason.
 */
export const bandQuery = (site: Site, band: Band): SearchQuery => ({
  filter: refinementFilter(bandState(site, band)),
  sort: ['price:desc'],
});
