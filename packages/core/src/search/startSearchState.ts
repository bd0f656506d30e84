import type { Site } from '../site/site.ts';
import { emptySearchState, type SearchState } from './searchState.ts';
import { defaultStockType } from './stockType.ts';
import { carTypesOf } from '../site/stockTypes.ts';

/**
 * A site's default search: its default stock types without other filters. Links to the search start here, so that a used-only
 * site links to "Used cars".
 *
 * @example
 * startSearchState(aSite({ routes: { defaultSearchPath: '/search/used-cars' } })).refinements; // => { car_type: ['used'] }
 */
export const startSearchState = (site: Pick<Site, 'routes'>): SearchState => {
  const stockType = defaultStockType(site);
  const carTypes = carTypesOf[stockType];
  return { ...emptySearchState(), stockType, refinements: carTypes.length === 0 ? {} : { car_type: [...carTypes] } };
};

/**
 * The filter of the vehicles that `startSearchState` finds, for counts that lead there; empty for all stock.
 *
 * @example
 * startFilter(aSite({ routes: { defaultSearchPath: '/search/new-and-demo-cars' } })); // => ['car_type IN [new, demo]']
 */
export const startFilter = (site: Pick<Site, 'routes'>): string[] => {
  const carTypes = carTypesOf[defaultStockType(site)];
  return carTypes.length === 0 ? [] : [`car_type IN [${carTypes.join(', ')}]`];
};
