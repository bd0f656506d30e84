/** The fields that a result card reads; the rest of a car (comments, equipment) stays on the server until its page opens. */
export const cardAttributes = [
  'id', 'slug', 'name', 'year', 'make', 'model', 'badge', 'series', 'colour', 'km', 'price', 'before_price', 'offer_price',
  'subscription_price', 'preorder', 'price_type', 'car_type', 'status', 'tag', 'reserved', 'sold', 'certified', 'created_at',
  'created_at_timestamp', 'stocknum', 'vin', 'images', 'primary_image_url', 'photos_count', 'location', 'location_id',
  'location_name', 'city', 'state', 'simple_body', 'body', 'simple_transmission', 'transmission', 'simple_fuel', 'fuel', 'views',
  'dealership_id', 'dealership_name', 'dealership_slug', 'item_type', 'finance_lenders', 'autograb_data', 'reserve_amount',
] as const;
