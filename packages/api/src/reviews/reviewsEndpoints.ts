/** The paths of ratings. */
export const reviewsEndpoints = { snap21: '/api/reviews/snap21' } as const;
