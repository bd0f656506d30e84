import type { Site } from '../site/site.ts';

/** The kinds of data that are stored on the device. */
type LocalDataName =
  | 'favourites'
  | 'comparison'
  | 'saved-prices'
  | 'viewed-cars'
  | 'user-details'
  | 'last-success'
  | 'search-history'
  | 'saved-searches'
  | 'watchlist'
  | 'reservations'
  | 'buyer-state'
  | 'running-costs'
  | 'result-layout';

/**
 * The storage key of a kind of local data; each site of an origin has its own.
 *
 * @example
 * localKey(site, 'favourites'); // => 'dealer:harbour-city-motors:favourites'
 */
export const localKey = ({ slug }: Pick<Site, 'slug'>, name: LocalDataName): string => `dealer:${slug}:${name}`;
