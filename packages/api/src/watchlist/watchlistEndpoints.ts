/** The paths of a person's data (decision E25). Each call needs the session's token. */
export const watchlistEndpoints = {
  list: '/api/watchlist',
  save: '/api/watchlist/save-car',
  remove: '/api/watchlist/remove-car',
  garage: '/api/garage',
} as const;
