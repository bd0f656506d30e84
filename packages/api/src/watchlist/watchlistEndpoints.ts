/**
 * The paths of what the backend keeps about a person (specification section 7; decision E25). Each call carries the session's token.
 *
 * @example
 * watchlistEndpoints.save // => '/api/watchlist/save-car'
 */
export const watchlistEndpoints = {
  list: '/api/watchlist',
  save: '/api/watchlist/save-car',
  remove: '/api/watchlist/remove-car',
  garage: '/api/garage',
} as const;
