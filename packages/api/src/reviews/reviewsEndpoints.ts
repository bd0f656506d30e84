/**
 * The paths of ratings; apart from `endpoints`, which every first load carries.
 *
 * @example
 * reviewsEndpoints.snap21 // => '/api/reviews/snap21'
 */
export const reviewsEndpoints = { snap21: '/api/reviews/snap21' } as const;
