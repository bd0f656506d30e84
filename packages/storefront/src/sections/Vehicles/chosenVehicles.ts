import { carTypesOf, refinementFilter, type SearchState, startSearchState } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import type { SearchQuery } from '@dealer/search/query';

/** Which vehicles are shown; null or nothing: any. */
export type VehicleChoice = {
  readonly makes?: readonly string[] | null;
  readonly models?: readonly string[] | null;
  readonly bodies?: readonly string[] | null;
  readonly type?: 'new' | 'demo' | 'used' | null;
  readonly maxPrice?: number | null;
  readonly limit: number;
};

/** The query for the vehicles of a choice that are in stock, and the search that finds all of them. */
export const chosenVehicles = (
  site: Site,
  { makes, models, bodies, type = null, maxPrice = null, limit }: VehicleChoice,
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
