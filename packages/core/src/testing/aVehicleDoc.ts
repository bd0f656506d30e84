import type { VehicleDoc } from '../vehicle/index.ts';

/** 15 March 2026, 12:00 in Brisbane, in milliseconds since 1970: the day of all examples. */
export const testNow = Date.UTC(2026, 2, 15, 2);

/**
 * The index document of a used Hilux in stock; pass only the values that the test is about.
 *
 * @example
 * aVehicleDoc({ price: 19_990, status: 'sold' });
 */
export const aVehicleDoc = (change: Partial<VehicleDoc> = {}): VehicleDoc => ({
  id: 1042,
  slug: '2022-toyota-hilux-1042',
  name: '2022 Toyota Hilux SR5',
  year: 2022,
  make: 'Toyota',
  model: 'Hilux',
  badge: 'SR5',
  series: 'GUN126R',
  colour: 'White',
  km: 48_200,
  price: 45_990,
  price_type: 'Excl. govt charges',
  car_type: 'used',
  status: 'in_stock',
  created_at: '2026-02-01T02:00:00Z',
  created_at_timestamp: Date.UTC(2026, 1, 1, 2) / 1_000,
  stocknum: 'HC1042',
  vin: 'MR0EXAMPLE0001042',
  images: [1, 2, 3, 4, 5].map((shot) => ({
    image: { url: `/pictures/ute-white-${shot}.webp`, thumb: { url: `/pictures/ute-white-${shot}-thumb.webp` } },
  })),
  photos_count: 5,
  location: { id: 3, name: 'Harbour City Motors Newstead', slug: 'newstead', phone: '07 5550 1234' },
  location_id: 3,
  location_name: 'Harbour City Motors Newstead',
  city: 'Newstead',
  state: 'QLD',
  simple_body: 'Ute',
  simple_transmission: 'Automatic',
  simple_fuel: 'Diesel',
  simple_drive: '4x4',
  seats: 5,
  doors: 4,
  engine_size_litres: 2.8,
  standardEquipment: ['Tow bar', 'Reversing camera', 'Apple CarPlay'],
  dealercomments: 'One owner. | Full service history.',
  dealership_id: 7,
  dealership_name: 'Harbour City Motors',
  dealership_slug: 'harbour-city-motors',
  make_model: 'Toyota Hilux',
  show_on_dealer_website: true,
  ...change,
});
