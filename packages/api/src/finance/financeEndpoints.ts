/**
 * The paths of the outside lender's service; apart from `endpoints`, which every first load carries.
 *
 * @example
 * financeEndpoints.quote // => '/api/youx/quote'
 */
export const financeEndpoints = {
  quote: '/api/youx/quote',
  createCustomer: '/api/youx/create-customer',
} as const;
