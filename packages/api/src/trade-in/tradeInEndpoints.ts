/** The paths of a valuation (decision E25). */
export const tradeInEndpoints = {
  regoLookup: '/api/lookups/rego',
  valuation: '/api/lookups/valuation',
  miscellaneous: '/api/miscellaneous',
} as const;
