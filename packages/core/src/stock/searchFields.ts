import { shownPrice } from '../price/shownPrice.ts';
import type { VehicleDoc } from '../vehicle/vehicleDoc.ts';
import { energyKind } from '../vehicle-page/costs/energyKind.ts';
import { bareNumber } from '../vehicle/vehicleNumbers.ts';
import { driveAwayFields } from './driveAwayFields.ts';
import { filteredFeatures } from './filteredFeatures.ts';
import { priceRange, weeklyPriceRange } from './priceRange.ts';
import { vehicleCategories } from './vehicleCategories.ts';

/** The input of `searchTerms`. */
type SearchTermFacts = Pick<VehicleDoc, 'seats' | 'doors' | 'simple_body'>;

const cabOf = ({ seats = 0, doors }: SearchTermFacts): string | undefined => {
  if (doors === 4) return 'Dual Cab';
  if (doors !== 2) return undefined;
  return seats >= 4 ? 'Extra Cab' : 'Single Cab';
};

/** From here on more seats are as good as the number in a query; queries name up to fifteen. */
const [roomySeats, mostSeats] = [7, 15];

/** The numbers of seats under which a vehicle is found: with eight seats it is a seven seater too (decision H8). */
const seatTerms = (seats: number): string[] => {
  const fewer = Array.from(
    { length: Math.max(0, Math.min(seats - 1, mostSeats) - roomySeats + 1) },
    (_, at) => roomySeats + at,
  );
  return [...fewer, seats].map((count) => `seats${count}`);
};

/**
 * Search terms for seats, doors and a ute's cab. Each is one word that begins with a letter, so that "mazda 3" does not match
 * three seats. The index's synonyms map "7 seater", "7 seats" and "seven seater" to them.
 *
 * @example searchTerms({ simple_body: 'Ute', seats: 5, doors: 4 }) // => ['seats5', 'doors4', 'Dual Cab']
 */
export const searchTerms = (doc: SearchTermFacts): string[] => {
  const { seats, doors, simple_body: body } = doc;
  const cab = body === 'Ute' ? cabOf(doc) : undefined;
  return [
    ...(seats === undefined ? [] : seatTerms(seats)),
    doors === undefined ? undefined : `doors${doors}`,
    cab,
  ].filter((term) => term !== undefined);
};

/**
 * The stock number, plate and VIN without blanks and hyphens, so that "AB-12 34" is found by "ab1234". Those without any are left out:
 * they are searched as they are.
 *
 * @example searchIdentifiers({ stocknum: 'AB-12 34', regplate: '324ABC' }) // => ['AB1234']
 */
export const searchIdentifiers = (doc: Pick<VehicleDoc, 'stocknum' | 'regplate' | 'vin'>): string[] =>
  [doc.stocknum, doc.regplate, doc.vin].flatMap((number) => {
    const bare = bareNumber(number ?? '');
    return bare === '' || bare === number?.toUpperCase() ? [] : [bare];
  });

/** The additional fields of a document that exist only for search, derived from the vehicle's data. */
type SearchFields = Pick<
  VehicleDoc,
  | '_geo'
  | 'make_model'
  | 'price_range'
  | 'weekly_price_range'
  | 'shown_price'
  | 'shown_price_or_subscription'
  | 'drive_away_price'
  | 'drive_away_from'
  | 'search_terms'
  | 'towing_capacity'
  | 'ancap_stars'
  | 'electric_range'
  | 'fuel_consumption'
  | 'energy_consumption'
  | 'identifiers'
  | 'categories'
  | 'filtered_features'
  | 'created_at_timestamp'
  | 'has_nvic'
>;

/**
 * Derives a document's search fields, for every writer of documents (feed importer, generated stock). Fields that cannot be
 * derived are missing. `now`, in milliseconds since 1970, says whether the vehicle is registered; without it the day on which it came.
 *
 * @example searchFields({ make: 'Toyota', model: 'Hilux', price: 45_990 }).make_model // => 'Toyota Hilux'
 */
export const searchFields = (doc: Omit<VehicleDoc, 'id' | 'slug'>, now?: number): SearchFields => {
  const created = doc.created_at === undefined ? Number.NaN : Date.parse(doc.created_at);
  const range = priceRange(doc.price);
  const weekly = weeklyPriceRange(doc.price);
  const towing = doc.variant?.towingcapacitybraked ?? 0;
  const stars = doc.passport?.ancap?.stars ?? doc.variant?.ancaprating ?? 0;
  const electricRange = doc.passport?.battery?.range_km ?? 0;
  const litres = doc.variant?.fuelconsumptioncombined ?? 0;
  const kilowattHours = doc.passport?.energy_kwh_100km ?? 0;
  const energy = energyKind({
    ...(doc.fuel !== undefined && { fuel: doc.fuel }),
    ...(doc.item_type !== undefined && { itemType: doc.item_type }),
  });
  const identifiers = searchIdentifiers(doc);
  const shown = shownPrice({ price: doc.price, offerPrice: doc.offer_price });
  const { subscription_price: subscription = 0 } = doc;
  const shownOrSubscription = subscription > 0 ? subscription : shown;
  const { lat, long } = doc.location?.address ?? {};
  // Meilisearch refuses a document whose point is not on the globe.
  const isOnGlobe = Math.abs(lat ?? Number.NaN) <= 90 && Math.abs(long ?? Number.NaN) <= 180;
  return {
    ...(isOnGlobe && { _geo: { lat: lat!, lng: long! } }),
    ...(doc.make !== undefined && doc.model !== undefined && { make_model: `${doc.make} ${doc.model}` }),
    ...(range !== undefined && { price_range: range }),
    ...(weekly !== undefined && { weekly_price_range: weekly }),
    ...(shown !== undefined && { shown_price: shown }),
    ...(shownOrSubscription !== undefined && { shown_price_or_subscription: shownOrSubscription }),
    ...driveAwayFields(doc, now ?? (Number.isNaN(created) ? 0 : created)),
    ...(towing > 0 && { towing_capacity: towing }),
    ...(stars > 0 && stars <= 5 && { ancap_stars: stars }),
    ...(electricRange > 0 && { electric_range: electricRange }),
    ...(energy === 'fuel' && litres > 0 && { fuel_consumption: litres }),
    ...(energy === 'electric' && kilowattHours > 0 && { energy_consumption: kilowattHours }),
    search_terms: searchTerms(doc),
    ...(identifiers.length > 0 && { identifiers }),
    categories: vehicleCategories(doc),
    filtered_features: filteredFeatures(doc.standardEquipment ?? []),
    ...(!Number.isNaN(created) && { created_at_timestamp: Math.floor(created / 1000) }),
    ...(doc.nvic !== undefined && { has_nvic: true }),
  };
};
