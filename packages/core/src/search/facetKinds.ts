/** Numeric facets, which can have a range. */
const numericFacets = [
  'price',
  'km',
  'year',
  'seats',
  'towing_capacity',
  'ancap_stars',
  'electric_range',
  'fuel_consumption',
  'energy_consumption',
  'subscription_price',
  'created_at_timestamp',
] as const;

/**
 * Whether an attribute can have a range.
 *
 * @example
 * isNumericFacet('price'); // => true
 * isNumericFacet('make'); // => false
 */
export const isNumericFacet = (attribute: string): boolean => (numericFacets as readonly string[]).includes(attribute);

/**
 * The facets with a minimum and a maximum, on a slider.
 *
 * @example
 * isRangeFacet('km'); // => true
 * isRangeFacet('seats'); // => false
 */
export const isRangeFacet = (attribute: string): boolean => rangeFacets.includes(attribute);

/** The facets with a minimum and a maximum. */
export const rangeFacets: readonly string[] = ['price', 'km'];
