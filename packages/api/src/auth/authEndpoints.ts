/**
 * The paths of signing in: the website's own, and of the auth service the one table that the website writes to (specification section 7).
 *
 * @example
 * authEndpoints.contactExists // => '/api/check-if-contact-exists'
 */
export const authEndpoints = {
  rateLimit: '/api/rate-limit',
  contactExists: '/api/check-if-contact-exists',
  /** Below the auth service's address. */
  auth: '/auth/v1',
  verifications: '/rest/v1/verifications',
} as const;
