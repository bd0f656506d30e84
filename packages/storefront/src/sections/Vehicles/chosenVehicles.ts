import { carTypesOf, refinementFilter, type SearchState, startSearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchQuery } from '@dealer/search/query';

/** The settings of a page about which vehicles it shows. */
export type VehicleChoice = {
  readonly makes: readonly string[] | null;
  readonly models: readonly string[] | null;
  readonly bodies: readonly string[] | null;
  readonly type: 'new' | 'demo' | 'used' | null;
  readonly maxPrice: number | null;
  readonly limit: number;
};

/**
 * The query for the vehicles of a page's choice that are in stock, and the search that finds all of them.
 *
 * @example
 * chosenVehicles(site, { makes: ['Toyota'], models: null, bodies: null, type: 'used', maxPrice: 30_000, limit: 6 }).state.refinements
 * // => { car_type: ['used'], make: ['Toyota'] }
 */
export const chosenVehicles = (
  site: Site,
  { makes, models, bodies, type, maxPrice, limit }: VehicleChoice,
): { readonly query: SearchQuery; readonly state: SearchState } => {
  const start = startSearchState(site);
  const stockType = type === null ? start.stockType : (`${type}-cars` as const);
  const carTypes = carTypesOf[stockType];
  const state: SearchState = {
    ...start,
    stockType,
    refinements: {
      ...(carTypes.length === 0 ? {} : { car_type: [...carTypes] }),
      ...(makes?.length ? { make: [...makes] } : {}),
      ...(models?.length ? { model: [...models] } : {}),
      ...(bodies?.length ? { simple_body: [...bodies] } : {}),
    },
    ranges: maxPrice === null ? {} : { price: { max: maxPrice } },
  };
  const filter = ['status = in_stock', ...(maxPrice === null ? [] : ['price > 0']), ...refinementFilter(state)];
  return { state, query: { filter, hitsPerPage: limit, page: 1 } };
};
