/** The paths of sign-in: two of the website's backend, and two of the auth service. */
export const authEndpoints = {
  rateLimit: '/api/rate-limit',
  contactExists: '/api/check-if-contact-exists',
  /** Prefix of the auth API at the auth service. */
  auth: '/auth/v1',
  verifications: '/rest/v1/verifications',
} as const;
