import { fetchCars, fetchSimilarIds } from '@dealer/api/vehicle';
import { pickSimilarCars, similarCarIdsQuery, similarCarQueries } from '@dealer/core/vehicle-page';
import { siteFilter } from '@dealer/core/search';
import type { Vehicle } from '@dealer/core/vehicle';
import type { StorefrontDeps } from '../../boot/storefront.ts';

/** Common parameters of the queries. Without highlighting each hit is sent once. */
const queryLimit = 10;
const queryForm = {
  limit: queryLimit,
  facets: [],
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
};

const log = (what: string, reason: string): void => console.warn(`Similar cars: ${what} (${reason}).`);

/**
 * Similar cars: one search by the ids of the service and by the filters of the rules. Without ids only by the filters;
 * if the search fails, from the backend's own list. Failures are logged and lead to fewer cars.
 */
export const loadSimilar = async (
  vehicle: Vehicle,
  { api, search, site, now }: Pick<StorefrontDeps, 'api' | 'search' | 'site' | 'now'>,
  signal: AbortSignal,
): Promise<Vehicle[]> => {
  const named = await fetchSimilarIds(api, { slug: vehicle.slug, signal });
  if (signal.aborted) return [];
  if (named.kind === 'failed') log('the service did not name any', named.reason);
  const byIds = named.kind === 'ok' ? similarCarIdsQuery(named.value, vehicle) : undefined;
  const filters = similarCarQueries(vehicle, site);
  const queries = [...(byIds === undefined ? [] : [byIds]), ...filters];
  if (queries.length === 0) return [];
  const found = await search.multiSearch(queries.map((filter) => ({ filter, ...queryForm })));
  if (found.kind === 'ok')
    return pickSimilarCars(
      vehicle,
      found.value.flatMap(({ vehicles }) => vehicles),
    );
  if (found.reason === 'aborted') return [];
  log('the search did not answer', found.reason);
  // The search client adds the site's fixed filter; the backend's list does not.
  const anyOf = queries.map((filter) => `(${filter})`).join(' OR ');
  const listed = await fetchCars(api, {
    searchFilters: `(${anyOf}) AND (${siteFilter(site, now())})`,
    limit: queryLimit,
    signal,
  });
  if (listed.kind === 'ok') return pickSimilarCars(vehicle, listed.value);
  if (listed.reason !== 'aborted') log('the list by filter did not answer', listed.reason);
  return [];
};
