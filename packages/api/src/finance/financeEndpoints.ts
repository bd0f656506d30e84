/** The paths of the external lender's service. */
export const financeEndpoints = {
  quote: '/api/youx/quote',
  createCustomer: '/api/youx/create-customer',
} as const;
