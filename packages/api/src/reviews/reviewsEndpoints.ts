/**
 * The paths of ratings.
 *
 * @example
 * reviewsEndpoints.snap21 // => '/api/reviews/snap21'
 */
export const reviewsEndpoints = { snap21: '/api/reviews/snap21' } as const;
