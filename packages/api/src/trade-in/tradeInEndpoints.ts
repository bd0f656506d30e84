/**
 * The paths that a valuation asks (specification section 7; decision E25); apart from `endpoints`, which every first load carries.
 * The specification names no path for the adjustments: they are asked beside the plate.
 *
 * @example
 * tradeInEndpoints.regoLookup // => '/api/lookups/rego'
 */
export const tradeInEndpoints = {
  regoLookup: '/api/lookups/rego',
  valuation: '/api/lookups/valuation',
  miscellaneous: '/api/miscellaneous',
} as const;
