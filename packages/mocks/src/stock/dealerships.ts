import type { SiteLocation, SiteOpeningHours } from '@dealer/core/site';

/** An invented dealership. */
export type DealershipFixture = {
  id: number;
  name: string;
  slug: string;
  country: 'AU' | 'NZ';
  /** What it sells: any cars, one maker's new cars and any used ones, used cars only, or one other kind of vehicle. */
  sells: 'multi' | 'toyota' | 'used' | 'trucks' | 'motorcycles' | 'caravans';
};

/** The invented dealerships of generated stock. Australian ids count from 1, New Zealand's from 20. */
export const dealershipsFixture: readonly DealershipFixture[] = [
  { id: 1, name: 'Harbour City Motors', slug: 'harbour-city-motors', country: 'AU', sells: 'multi' },
  { id: 2, name: 'Jacaranda Lane Toyota', slug: 'jacaranda-lane-toyota', country: 'AU', sells: 'toyota' },
  { id: 3, name: 'Paper Moon Used Cars', slug: 'paper-moon-used-cars', country: 'AU', sells: 'used' },
  { id: 4, name: 'Ironbark Trucks', slug: 'ironbark-trucks', country: 'AU', sells: 'trucks' },
  {
    id: 5,
    name: 'Two Kookaburras Motorcycles',
    slug: 'two-kookaburras-motorcycles',
    country: 'AU',
    sells: 'motorcycles',
  },
  { id: 6, name: 'Saltwind Caravans', slug: 'saltwind-caravans', country: 'AU', sells: 'caravans' },
  { id: 20, name: 'Kowhai Street Motors', slug: 'kowhai-street-motors', country: 'NZ', sells: 'multi' },
  { id: 21, name: 'Tussock Road Autos', slug: 'tussock-road-autos', country: 'NZ', sells: 'used' },
];

const open = (weekday: number, from: string, to: string): SiteOpeningHours => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
});
const closed = (weekday: number): SiteOpeningHours => ({ weekday, status: 'Closed' });
const weekdays = (from: string, to: string): SiteOpeningHours[] =>
  [1, 2, 3, 4, 5].map((weekday) => open(weekday, from, to));

const salesHours = [...weekdays('08:30', '17:30'), open(6, '09:00', '16:00'), closed(0)];
const sundayHours = [...weekdays('09:00', '18:00'), open(6, '09:00', '17:00'), open(0, '10:00', '16:00')];
const serviceHours = [...weekdays('07:30', '17:00'), open(6, '08:00', '12:00'), closed(0)];
const weekdayHours = [...weekdays('08:00', '16:30'), closed(6), closed(0)];

type Row = {
  id: number;
  dealership: number;
  name: string;
  type: SiteLocation['location_type'];
  primary?: boolean;
  street: string;
  city: string;
  state: string | null;
  postcode: string;
  lat: number;
  long: number;
  phone: string;
  hours: SiteOpeningHours[];
  rating?: number;
  reviews?: number;
  licence?: string;
  image?: string;
  subtype?: string;
};

// Street and phone numbers are invented; Australian phone numbers are from the ranges reserved for fiction.
const rows: Row[] = [
  {
    id: 101,
    dealership: 1,
    name: 'Newstead',
    type: 'sales',
    primary: true,
    street: '12 Wharf Lane',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    lat: -27.4507,
    long: 153.0437,
    phone: '07 5550 1201',
    hours: salesHours,
    rating: 4.7,
    reviews: 293,
    licence: '4 110 001',
  },
  {
    id: 102,
    dealership: 1,
    name: 'Newstead Service',
    type: 'service',
    street: '14 Wharf Lane',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    lat: -27.4509,
    long: 153.0441,
    phone: '07 5550 1202',
    hours: serviceHours,
    licence: '4 110 001',
  },
  {
    id: 103,
    dealership: 1,
    name: 'Newstead Parts',
    type: 'parts',
    street: '14 Wharf Lane',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    lat: -27.4509,
    long: 153.0441,
    phone: '07 5550 1203',
    hours: weekdayHours,
  },
  {
    id: 104,
    dealership: 1,
    name: 'Southport',
    type: 'sales',
    street: '210 Broadwater Avenue',
    city: 'Southport',
    state: 'QLD',
    postcode: '4215',
    lat: -27.9674,
    long: 153.4149,
    phone: '07 5550 1204',
    hours: sundayHours,
    rating: 4.5,
    reviews: 118,
    licence: '4 110 001',
    subtype: 'buying',
  },
  {
    id: 105,
    dealership: 1,
    name: 'Toowoomba',
    type: 'sales',
    street: '77 Range View Road',
    city: 'Toowoomba',
    state: 'QLD',
    postcode: '4350',
    lat: -27.5606,
    long: 151.9539,
    phone: '07 5550 1205',
    hours: salesHours,
    rating: 4.6,
    reviews: 86,
    licence: '4 110 001',
  },
  {
    id: 111,
    dealership: 2,
    name: 'Jacaranda Lane Toyota Grafton',
    type: 'sales',
    primary: true,
    street: '3 Jacaranda Lane',
    city: 'Grafton',
    state: 'NSW',
    postcode: '2460',
    lat: -29.6906,
    long: 152.9333,
    phone: '02 5550 2201',
    hours: salesHours,
    rating: 4.8,
    reviews: 341,
    licence: 'MD 110 022',
  },
  {
    id: 112,
    dealership: 2,
    name: 'Jacaranda Lane Toyota Service',
    type: 'service',
    street: '5 Jacaranda Lane',
    city: 'Grafton',
    state: 'NSW',
    postcode: '2460',
    lat: -29.6909,
    long: 152.9336,
    phone: '02 5550 2202',
    hours: serviceHours,
  },
  {
    id: 121,
    dealership: 3,
    name: 'Paper Moon Footscray',
    type: 'sales',
    primary: true,
    street: '401 Tin Shed Road',
    city: 'Footscray',
    state: 'VIC',
    postcode: '3011',
    lat: -37.8,
    long: 144.9,
    phone: '03 5550 3301',
    hours: sundayHours,
    rating: 4.4,
    reviews: 207,
    licence: 'LMCT 11033',
  },
  {
    id: 122,
    dealership: 3,
    name: 'Paper Moon Geelong',
    type: 'sales',
    street: '9 Corio Crescent',
    city: 'Geelong',
    state: 'VIC',
    postcode: '3220',
    lat: -38.1499,
    long: 144.3617,
    phone: '03 5550 3302',
    hours: salesHours,
    rating: 4.6,
    reviews: 64,
    licence: 'LMCT 11033',
  },
  {
    id: 123,
    dealership: 3,
    name: 'Paper Moon Fremantle',
    type: 'sales',
    street: '58 Limestone Street',
    city: 'Fremantle',
    state: 'WA',
    postcode: '6160',
    lat: -32.0569,
    long: 115.7439,
    phone: '08 5550 3303',
    hours: salesHours,
    rating: 4.3,
    reviews: 41,
    licence: 'MD 33011',
  },
  {
    id: 131,
    dealership: 4,
    name: 'Ironbark Trucks Wacol',
    type: 'sales',
    primary: true,
    street: '620 Haulage Drive',
    city: 'Wacol',
    state: 'QLD',
    postcode: '4076',
    lat: -27.59,
    long: 152.93,
    phone: '07 5550 4401',
    hours: weekdayHours,
    rating: 4.6,
    reviews: 58,
    licence: '4 110 044',
  },
  {
    id: 141,
    dealership: 5,
    name: 'Two Kookaburras Norwood',
    type: 'sales',
    primary: true,
    street: '19 Magill Parade',
    city: 'Norwood',
    state: 'SA',
    postcode: '5067',
    lat: -34.9206,
    long: 138.6335,
    phone: '08 5550 5501',
    hours: salesHours,
    rating: 4.9,
    reviews: 132,
    licence: 'LVD 11055',
  },
  {
    id: 151,
    dealership: 6,
    name: 'Saltwind Caravans Caloundra',
    type: 'sales',
    primary: true,
    street: '88 Lighthouse Road',
    city: 'Caloundra',
    state: 'QLD',
    postcode: '4551',
    lat: -26.804,
    long: 153.1216,
    phone: '07 5550 6601',
    hours: sundayHours,
    rating: 4.7,
    reviews: 94,
    licence: '4 110 066',
  },
  {
    id: 201,
    dealership: 20,
    name: 'Kowhai Street Penrose',
    type: 'sales',
    primary: true,
    street: '31 Kowhai Street',
    city: 'Auckland',
    state: null,
    postcode: '1061',
    lat: -36.9103,
    long: 174.8166,
    phone: '09 555 0120',
    hours: sundayHours,
    rating: 4.6,
    reviews: 188,
    licence: 'M110020',
  },
  {
    id: 202,
    dealership: 20,
    name: 'Kowhai Street Service',
    type: 'service',
    street: '33 Kowhai Street',
    city: 'Auckland',
    state: null,
    postcode: '1061',
    lat: -36.9105,
    long: 174.817,
    phone: '09 555 0121',
    hours: serviceHours,
  },
  {
    id: 203,
    dealership: 20,
    name: 'Kowhai Street Hamilton',
    type: 'sales',
    street: '7 Waikato Rise',
    city: 'Hamilton',
    state: null,
    postcode: '3204',
    lat: -37.787,
    long: 175.2793,
    phone: '07 555 0122',
    hours: salesHours,
    rating: 4.5,
    reviews: 73,
    licence: 'M110020',
  },
  {
    id: 204,
    dealership: 20,
    name: 'Kowhai Street Porirua',
    type: 'sales',
    street: '140 Inlet Road',
    city: 'Wellington',
    state: null,
    postcode: '5022',
    lat: -41.1339,
    long: 174.8406,
    phone: '04 555 0123',
    hours: salesHours,
    rating: 4.6,
    reviews: 59,
    licence: 'M110020',
  },
  {
    id: 211,
    dealership: 21,
    name: 'Tussock Road Addington',
    type: 'sales',
    primary: true,
    street: '12 Tussock Road',
    city: 'Christchurch',
    state: null,
    postcode: '8024',
    lat: -43.5433,
    long: 172.6122,
    phone: '03 555 0131',
    hours: salesHours,
    rating: 4.7,
    reviews: 101,
    licence: 'M110021',
  },
  {
    id: 212,
    dealership: 21,
    name: 'Tussock Road Dunedin',
    type: 'sales',
    street: '5 Octagon Rise',
    city: 'Dunedin',
    state: null,
    postcode: '9016',
    lat: -45.8742,
    long: 170.5036,
    phone: '03 555 0132',
    hours: salesHours,
    rating: 4.4,
    reviews: 36,
    licence: 'M110021',
  },
];

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * The locations of the invented dealerships, in the format of a site's `locations`. Ids are from 101 in Australia and from
 * 201 in New Zealand; vehicles are at those of type sales.
 */
export const locationsFixture: readonly SiteLocation[] = rows.map((row) => {
  const dealership = dealershipsFixture.find(({ id }) => id === row.dealership)!;
  return {
    id: row.id,
    name: row.name,
    slug: slugOf(row.name),
    primary: row.primary ?? false,
    location_type: row.type,
    ...(row.subtype !== undefined && { location_subtype: row.subtype }),
    manufacturers: dealership.sells === 'toyota' ? ['Toyota'] : [],
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    visible: true,
    address: {
      street: row.street,
      city: row.city,
      state: row.state,
      postcode: row.postcode,
      lat: row.lat,
      long: row.long,
    },
    contact_detail: { phone: row.phone, opening_hours: row.hours },
    ...(row.rating !== undefined && { average_rating: row.rating, review_count: row.reviews ?? 0 }),
    ...(row.licence !== undefined && { dealer_license_number: row.licence }),
  };
});
