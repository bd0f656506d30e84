/** Facets that are numbers and can carry a range. */
export const numericFacets = ['price', 'km', 'year', 'seats', 'subscription_price', 'created_at_timestamp'] as const;

/**
 * Whether an attribute can carry a range.
 *
 * @example
 * isNumericFacet('price'); // => true
 * isNumericFacet('make'); // => false
 */
export const isNumericFacet = (attribute: string): boolean => (numericFacets as readonly string[]).includes(attribute);
