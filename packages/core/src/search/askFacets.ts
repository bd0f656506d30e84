/** The attributes of the index whose values plain words can name. */
export const askFacets = [
  'make',
  'model',
  'make_model',
  'simple_body',
  'item_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'categories',
  'filtered_features',
  'certified',
  'city',
  'location_name',
  'dealership_name',
  'state',
];
