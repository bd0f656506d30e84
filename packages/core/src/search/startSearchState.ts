import type { Site } from '../site/site.ts';
import { emptySearchState } from './emptySearchState.ts';
import type { SearchState } from './searchState.ts';
import { carTypesOf, defaultStockType } from './stockType.ts';

/**
 * The search that a site starts from: the stock types of its `routes.defaultSearchPath`, nothing else chosen. Links into the
 * search start here, so that a used-only site leads to "Used cars".
 *
 * @example
 * startSearchState(aSite({ routes: { defaultSearchPath: '/search/used-cars' } })).refinements; // => { car_type: ['used'] }
 */
export const startSearchState = (site: Pick<Site, 'routes'>): SearchState => {
  const stockType = defaultStockType(site);
  const carTypes = carTypesOf[stockType];
  return { ...emptySearchState(), stockType, refinements: carTypes.length === 0 ? {} : { car_type: [...carTypes] } };
};
