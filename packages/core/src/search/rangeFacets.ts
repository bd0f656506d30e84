/**
 * The facets that are chosen by two numbers, on a slider (specification section 2, filter widgets).
 *
 * @example
 * isRangeFacet('km'); // => true
 * isRangeFacet('seats'); // => false
 */
export const isRangeFacet = (attribute: string): boolean => rangeFacets.includes(attribute);

/** The facets that are chosen by two numbers. */
export const rangeFacets: readonly string[] = ['price', 'km'];
