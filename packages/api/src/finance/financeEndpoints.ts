/**
 * The paths of the external lender's service.
 *
 * @example
 * financeEndpoints.quote // => '/api/youx/quote'
 */
export const financeEndpoints = {
  quote: '/api/youx/quote',
  createCustomer: '/api/youx/create-customer',
} as const;
