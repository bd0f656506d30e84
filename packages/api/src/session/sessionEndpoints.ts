/** The path of the website session. */
export const sessionEndpoints = { websiteSession: '/api/website-session' } as const;
