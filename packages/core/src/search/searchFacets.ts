/** The facet attributes of specification section 3 (Search result), in its order, and `series` (row 3.C19). */
export const searchFacets = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'subscription_price',
  'price_range',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
  'certified',
  'created_at_timestamp',
  'simple_body',
  'series',
] as const;

/** One of the attributes by which stock can be narrowed. */
export type SearchFacet = (typeof searchFacets)[number];

/**
 * Is this an attribute by which stock can be narrowed?
 *
 * @example
 * isSearchFacet('make'); // => true
 * isSearchFacet('vin'); // => false
 */
export const isSearchFacet = (attribute: string): attribute is SearchFacet =>
  (searchFacets as readonly string[]).includes(attribute);
