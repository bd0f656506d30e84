import { ownValue } from '../data/values.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { onRoadPrice } from '../price/onRoad/index.ts';
import { vehicleClass } from '../price/onRoad/vehicleClass.ts';
import { onRoadCosts } from '../price/onRoadCosts.ts';
import { type FeedVehicle, feedVehicle } from './feedVehicle.ts';

/** The columns of Google's feed for vehicle ads, by the names of its attributes. */
export const googleColumns = [
  'id',
  'vin',
  'google_product_category',
  'vehicle_fulfillment',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'price',
  'vehicle_price_type',
  'condition',
  'certified_pre-owned',
  'brand',
  'model',
  'trim',
  'year',
  'mileage',
  'color',
  'body_style',
] as const;

/** A row of Google's feed for vehicle ads. */
type GoogleRow = Partial<Readonly<Record<(typeof googleColumns)[number], string>>>;

const mostPictures = 11;

/** Google's number for cars, trucks and vans. */
const carsAndVans = '916';

const bodyStyles: Readonly<Record<string, string>> = {
  convertible: 'convertible',
  softtop: 'convertible',
  coupe: 'coupe',
  hatch: 'hatchback',
  hatchback: 'hatchback',
  'people mover': 'minivan',
  ute: 'ute',
  'cab chassis': 'ute',
  suv: 'suv',
  '4x4': 'suv',
  sedan: 'sedan',
  van: 'full_size_van',
  wagon: 'station_wagon',
  'station wagon': 'station_wagon',
};

/** Vehicle ads are for cars, utes and vans: no motorcycles, caravans, heavy trucks and buses. */
const isAdvertised = (vehicle: Vehicle): boolean => {
  const item = vehicle.itemType?.trim().toLowerCase() ?? '';
  const kind = vehicleClass(vehicle);
  return (
    (item === '' || item === 'car') && kind !== 'heavy' && !/\b(bus|coach|motor[\s-]*home)\b/i.test(vehicle.body ?? '')
  );
};

/**
 * A price with Google's name of its type. In Australia each vehicle needs one, and that of a new vehicle includes all charges: its own
 * drive-away price, or the estimate that its page shows where the site's price basis is drive-away.
 */
const offeredPrice = (
  item: FeedVehicle,
  vehicle: Vehicle,
  site: Site,
  now: number,
): { readonly amount: number; readonly type: string | undefined } | undefined => {
  if (item.price === undefined) return undefined;
  if (site.country !== 'AU') return { amount: item.price, type: undefined };
  const costs = onRoadCosts(item.priceType ?? '');
  if (costs === 'included') return { amount: item.price, type: 'drive_away_price' };
  if (costs === 'excluded' && item.carType !== 'new')
    return { amount: item.price, type: 'excluding_government_charges_price' };
  const road = site.price.basis === 'driveAway' ? onRoadPrice(vehicle, site, { now }) : undefined;
  return road?.kind === 'estimate' && !road.isFrom
    ? { amount: road.total, type: 'estimated_drive_away_price' }
    : undefined;
};

/**
 * A vehicle in Google's feed for vehicle ads (CSV); undefined if Google would refuse it: what is sold or is no car, ute or van, and what
 * has no VIN, price, year, odometer reading, colour, picture or known yard, or in Australia no price type that Google knows. The price has
 * its currency: "45990 AUD". `vehicle_fulfillment` names the yard by the code of its business profile, its slug where the site has none.
 * `now` is in milliseconds since 1970.
 *
 * @example googleRow(aVehicle({ vin: undefined }), aSite(), now) // => undefined
 */
export const googleRow = (vehicle: Vehicle, site: Site, now: number): GoogleRow | undefined => {
  const item = feedVehicle(vehicle, site);
  if (item?.vin === undefined || item.year === undefined || item.location === undefined || !isAdvertised(vehicle))
    return undefined;
  const price = offeredPrice(item, vehicle, site, now);
  const odometerKm = item.odometerKm ?? (item.carType === 'new' ? 0 : undefined);
  const [picture, ...others] = item.pictures;
  if (price === undefined || odometerKm === undefined || picture === undefined || item.colour === undefined)
    return undefined;
  if (item.make === '' || item.model === '') return undefined;
  return {
    id: item.stockNumber ?? String(item.id),
    vin: item.vin,
    google_product_category: carsAndVans,
    vehicle_fulfillment: `in_store:${item.location.google_store_code?.trim() || item.location.slug}`,
    title: item.title,
    description: item.description,
    link: item.address,
    image_link: picture,
    additional_image_link: others.slice(0, mostPictures - 1).join(','),
    price: `${price.amount} ${item.currency}`,
    vehicle_price_type: price.type,
    condition: item.carType === 'new' ? 'new' : 'used',
    'certified_pre-owned': item.isCertified ? 'yes' : 'no',
    brand: item.make,
    model: item.model,
    trim: item.badge,
    year: String(item.year),
    mileage: `${odometerKm} km`,
    color: item.colour,
    body_style: ownValue(bodyStyles, (item.body ?? '').toLowerCase()),
  };
};
