import { askFacets } from '@dealer/core/search';
import type { FacetCounts } from '@dealer/core/search';
import type { StorefrontDeps } from '../boot/storefront.ts';

/** The values of the whole stock, and how many vehicles have each; undefined where the search fails. */
type StockValues = {
  counts: FacetCounts;
  facetValues: Record<string, string[]>;
};

/** Loads the values that plain words can name, as one object for a visit, so that what is made of them is made once. */
export const loadStockValues = async ({
  search,
  once,
}: Pick<StorefrontDeps, 'search' | 'once'>): Promise<StockValues | undefined> => {
  const answer = await search.multiSearch([{ facets: askFacets, limit: 0 }]);
  if (answer.kind !== 'ok') return undefined;
  return once('askValues', () => {
    const facets = answer.value[0]?.facets ?? {};
    const names = Object.entries(facets).map(([name, values]): [string, string[]] => [name, Object.keys(values)]);
    return { counts: facets, facetValues: Object.fromEntries(names) };
  });
};
