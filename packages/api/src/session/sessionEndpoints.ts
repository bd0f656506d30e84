/**
 * The path of the website session; apart from `endpoints`, which every first load carries.
 *
 * @example
 * sessionEndpoints.websiteSession // => '/api/website-session'
 */
export const sessionEndpoints = { websiteSession: '/api/website-session' } as const;
