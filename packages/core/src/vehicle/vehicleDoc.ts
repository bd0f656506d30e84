import * as z from 'zod/mini';
import {
  flag,
  lenient,
  list,
  neededText,
  neededWhole,
  number,
  part,
  record,
  text,
  texts,
  whole,
} from '../data/lenient.ts';
import { readCarType, readKilometres } from '../data/readers.ts';

// Every field but `id` and `slug` is lenient: a wrong type, "null", "" or nan becomes absent, and nothing throws.
const carTypeDoc = lenient(readCarType);

const imageDoc = z.object({
  image: z.object({ url: z.string(), thumb: part(z.object({ url: text })), large: part(z.object({ url: text })) }),
});

const addressDoc = z.object({
  street: text,
  city: text,
  state: text,
  postcode: text,
  lat: number,
  long: number,
  place_url: text,
  place_id: text,
  map_key: text,
});

const locationDoc = z.object({
  id: whole,
  name: text,
  slug: text,
  phone: text,
  address: part(addressDoc),
  distribution_locations: texts,
});

const lenderDoc = z.object({
  disclaimer: text,
  deposit: number,
  paymentWeek: number,
  paymentMonth: number,
  totalPayable: number,
  interestRate: number,
  comparisonRate: number,
  termMonths: number,
  termYears: number,
  termWeeks: number,
  establishmentFees: number,
  balloon: number,
  financeProvider: text,
});

const hotspotPositionDoc = z.object({ hotspotId: whole, activeAngle: number, posX: number, posY: number });
const hotspotsDoc = z.object({
  hotspots: list(z.object({ id: whole, description: text, anchors: texts })),
  exterior: list(hotspotPositionDoc),
  interior: list(hotspotPositionDoc),
});

const variantDoc = z.object({
  cylinders: whole,
  enginesize: text,
  enginesize_litres: number,
  induction: text,
  fuelconsumptioncombined: number,
  fuelcapacity: number,
  grossvehiclemass: number,
  vehiclelength: number,
  vehicleheight: number,
  vehiclewidth: number,
  towingcapacitybraked: number,
  bodyconfiguration: text,
  torque: text,
  ancaprating: number,
  geartype: text,
});

const caravanDoc = z.object({
  body_width: number,
  body_length: number,
  tare_weight: number,
  axle_type: text,
  sleeps: whole,
  aggregate_trailer_mass: number,
});

const wornPartDoc = z.object({
  /** "Front left". */
  position: text,
  depth_mm: number,
});
const chargingTimeDoc = z.object({ minutes: number, kw: number, from_percent: number, to_percent: number });

/** What is known of one vehicle beyond its specification; days are "YYYY-MM-DD". */
const passportDoc = z.object({
  inspection: part(
    z.object({
      date: text,
      by: text,
      /** `result`: "pass", "attention", "fail". */
      items: list(z.object({ item: text, result: text, note: text })),
    }),
  ),
  tyres: list(wornPartDoc),
  brakes: list(wornPartDoc),
  owners: whole,
  keys: whole,
  service_history: list(z.object({ date: text, km: number, work: text, by: text })),
  /** `check`: "ppsr", "written_off", "stolen", "odometer"; `result`: "clear", "found". */
  history_checks: list(z.object({ check: text, result: text, date: text, certificate: text })),
  /** Marks on photos, which count from 1; `x` and `y` in per cent from the left and the top. */
  marks: list(z.object({ photo: whole, x: number, y: number, text })),
  /** `range_km` by WLTP. */
  battery: part(z.object({ capacity_kwh: number, health_percent: number, health_date: text, range_km: number })),
  charging: part(z.object({ ac: part(chargingTimeDoc), dc: part(chargingTimeDoc), connectors: texts })),
  co2_g_km: number,
  energy_kwh_100km: number,
  ancap: part(z.object({ stars: whole, year: whole })),
  /** The warranty that is left: its last day, and the odometer at which it ends. */
  warranty: part(z.object({ until: text, km: number })),
});

/** The passport of a vehicle as written in the index. `readPassport` says which values are left out. */
export type PassportDoc = z.output<typeof passportDoc>;

/**
 * The schema of a vehicle document in the index: the car with its variant and caravan specification, and further fields for the search.
 * Dollars, kilometres, kilograms, millimetres; `..._timestamp` in seconds since 1970. Unknown fields are absent, never 0, "-" or "nan".
 *
 * This is the documented wire shape for those who write documents. The storefront reads hits with `parseVehicle`, which uses the same
 * readers without the cost of a schema.
 *
 * @example z.parse(vehicleDocSchema, { id: 7, slug: 'a', price: '$45,990', km: 'nan' }) // => id 7, slug 'a', price 45990, km undefined
 */
export const vehicleDocSchema = z.object({
  id: neededWhole,
  slug: neededText,
  name: text,
  year: whole,
  make: text,
  model: text,
  badge: text,
  series: text,
  colour: text,
  interior_colour: text,
  km: lenient(readKilometres),
  price: number,
  before_price: number,
  offer_price: number,
  subscription_price: number,
  preorder: flag,
  /** "Drive away", "Excl. govt charges". */
  price_type: text,
  /** Dollars that hold the vehicle (decision C8). */
  reserve_amount: number,
  car_type: carTypeDoc,
  /** "in_stock", "coming_soon", "sold". */
  status: text,
  /** The car's own tag, e.g. "Test Drive Only". */
  tag: text,
  reserved: flag,
  sold: flag,
  certified: flag,
  /** ISO 8601 text. */
  created_at: text,
  updated_at: text,
  stocknum: text,
  vin: text,
  nvic: text,
  has_nvic: flag,
  images: list(imageDoc),
  thumbnails: texts,
  primary_image_url: text,
  photos_count: whole,
  video_url: text,
  external_video_url: text,
  spin_images: texts,
  spin_interior_image: text,
  spin_code: text,
  hotspots: part(hotspotsDoc),
  location: part(locationDoc),
  location_name: text,
  city: text,
  state: text,
  simple_body: text,
  simple_transmission: text,
  simple_fuel: text,
  simple_drive: text,
  fuel: text,
  drive: text,
  trans: text,
  seats: whole,
  doors: whole,
  engine_size: text,
  engine_size_litres: number,
  views: whole,
  standardEquipment: texts,
  dealercomments: text,
  build_date: text,
  compliance_date: text,
  regplate: text,
  rego_expiry: text,
  /** Address of the history report. */
  file: text,
  dealership_id: whole,
  dealership_slug: text,
  custom_rank: number,
  carsales_title: text,
  private_suburb: text,
  private_postcode: text,
  /** "caravan", "motorcycle", "truck"; absent or "car" for cars. */
  item_type: text,
  finance_lenders: record(lenderDoc),
  payment_processors: texts,
  autograb_data: part(z.object({ state_average_market_price: number, average_market_price: number })),
  youxQuote: part(z.object({ weeklyRepaymentAmount: number, advertisedRate: number, comparisonRate: number })),
  variant: part(variantDoc),
  passport: part(passportDoc),
  /** The caravan specification. */
  specification: part(caravanDoc),
  /** New Zealand: address of the Consumer Information Notice. */
  cin_url: text,
  // What search filters, facets and sorts by.
  show_on_dealer_website: flag,
  /** Seconds since 1970. */
  sold_date_timestamp: whole,
  /** Seconds since 1970. */
  created_at_timestamp: whole,
  location_id: whole,
  dealership_name: text,
  /** Where its yard is, in degrees, for sorting by distance. */
  _geo: part(z.object({ lat: number, lng: number })),
  make_model: text,
  price_range: text,
  weekly_price_range: text,
  /** The price that cards show: the offer price or the advertised price. */
  shown_price: number,
  /** What cards of a site with subscriptions show: the subscription price a week, or the price. */
  shown_price_or_subscription: number,
  /** What it costs on the road in its yard's state, as far as that was known at the import; the shown price where nothing is known. */
  drive_away_price: number,
  /** The amount is the least that it can be: a part of it is not known. */
  drive_away_from: flag,
  /** What it may tow with brakes, in kilograms. */
  towing_capacity: number,
  /** Stars of ANCAP, 1 to 5. */
  ancap_stars: number,
  /** The range of an electric vehicle by WLTP, in kilometres. */
  electric_range: number,
  /** Litres per 100 km of a vehicle that runs on fuel alone: a plug-in hybrid's figure leaves out its electricity. */
  fuel_consumption: number,
  /** Kilowatt hours per 100 km of an electric vehicle. */
  energy_consumption: number,
  /** Seats, doors and cab as shoppers call them: "seats7", "doors4", "Dual Cab". */
  search_terms: texts,
  /** The stock number, plate and VIN that contain blanks, hyphens or other signs, without these. */
  identifiers: texts,
  categories: texts,
  filtered_features: texts,
  body: text,
  transmission: text,
});

/** A vehicle as written in the index; see `vehicleDocSchema`. */
export type VehicleDoc = z.output<typeof vehicleDocSchema>;
