/** The facet attributes, in the order of the filters. */
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
  'towing_capacity',
  'ancap_stars',
  'electric_range',
  'fuel_consumption',
  'energy_consumption',
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

/** An attribute that stock can be filtered by. */
export type SearchFacet = (typeof searchFacets)[number];

/**
 * Whether stock can be filtered by this attribute.
 *
 * @example
 * isSearchFacet('make'); // => true
 * isSearchFacet('vin'); // => false
 */
export const isSearchFacet = (attribute: string): attribute is SearchFacet =>
  (searchFacets as readonly string[]).includes(attribute);
