/**
 * The path of the website session.
 *
 * @example
 * sessionEndpoints.websiteSession // => '/api/website-session'
 */
export const sessionEndpoints = { websiteSession: '/api/website-session' } as const;
