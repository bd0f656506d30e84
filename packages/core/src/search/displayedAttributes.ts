/**
 * The fields of a document that `parseVehicle` reads: what a search may answer. Whatever else a dealer's system writes into the index
 * (costs, notes, owners) stays there.
 */
export const displayedAttributes: readonly string[] = [
  'id', 'slug', 'name', 'year', 'make', 'model', 'badge', 'series', 'colour', 'interior_colour', 'km',
  'price', 'before_price', 'offer_price', 'subscription_price', 'preorder', 'price_type', 'reserve_amount',
  'car_type', 'status', 'tag', 'reserved', 'sold', 'sold_date_timestamp', 'certified', 'created_at', 'created_at_timestamp',
  'stocknum', 'vin', 'nvic', 'has_nvic', 'regplate', 'rego_expiry', 'build_date', 'compliance_date',
  'images', 'thumbnails', 'primary_image_url', 'photos_count', 'video_url', 'external_video_url',
  'spin_images', 'spin_interior_image', 'spin_code', 'hotspots',
  'location', 'location_id', 'location_name', 'city', 'state',
  'simple_body', 'body', 'simple_transmission', 'transmission', 'trans', 'simple_fuel', 'fuel', 'simple_drive', 'drive',
  'seats', 'doors', 'engine_size', 'engine_size_litres', 'views', 'standardEquipment', 'filtered_features', 'dealercomments', 'file',
  'dealership_id', 'dealership_name', 'dealership_slug', 'item_type', 'custom_rank', 'carsales_title', 'private_suburb', 'private_postcode',
  'finance_lenders', 'payment_processors', 'autograb_data', 'youxQuote', 'variant', 'specification', 'cin_url',
];
