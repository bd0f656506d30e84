import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { onRoadCosts } from '../price/onRoadCosts.ts';
import { type FeedVehicle, feedVehicle, locationLine } from './feedVehicle.ts';

/** The columns of Google's vehicle listings feed. */
export const googleColumns = [
  'vin',
  'id',
  'store_code',
  'dealership_name',
  'dealership_address',
  'image_link',
  'additional_image_link',
  'link',
  'date_in_stock',
  'price',
  'vehicle_price_type',
  'condition',
  'certified_pre_owned',
  'make',
  'model',
  'trim',
  'year',
  'mileage',
  'exterior_color',
  'description',
] as const;

/** A row of Google's vehicle listings feed. */
export type GoogleRow = Partial<Readonly<Record<(typeof googleColumns)[number], string>>>;

const mostPictures = 10;

/** Google's name of a price type in Australia, where vehicle ads need one: a new vehicle's price is the drive-away price. */
const priceTypeFor = ({ carType, priceType = '' }: FeedVehicle): string | undefined => {
  const costs = onRoadCosts(priceType);
  if (costs === 'included') return 'drive_away_price';
  return costs === 'excluded' && carType !== 'new' ? 'excluding_government_charges_price' : undefined;
};

/**
 * A vehicle in Google's vehicle listings feed (CSV); undefined if Google would refuse it, because it has no VIN, price, year, odometer
 * reading or dealership address, or in Australia no price type that Google knows, or if it is sold. The price has its currency: "45990 AUD".
 *
 * @example googleRow(aVehicle({ vin: undefined }), aSite()) // => undefined
 */
export const googleRow = (vehicle: Vehicle, site: Site): GoogleRow | undefined => {
  const item = feedVehicle(vehicle, site);
  if (item?.vin === undefined || item.price === undefined || item.year === undefined || item.location === undefined)
    return undefined;
  const odometerKm = item.odometerKm ?? (item.carType === 'new' ? 0 : undefined);
  const address = locationLine(item.location, site);
  if (odometerKm === undefined || address === site.country || item.make === '' || item.model === '') return undefined;
  const priceType = site.country === 'AU' ? priceTypeFor(item) : undefined;
  if (site.country === 'AU' && priceType === undefined) return undefined;
  return {
    vin: item.vin,
    id: item.stockNumber ?? String(item.id),
    store_code: item.location.slug,
    dealership_name: item.location.name,
    dealership_address: address,
    image_link: item.pictures[0],
    additional_image_link: item.pictures.slice(1, mostPictures).join(','),
    link: item.address,
    date_in_stock: item.since,
    price: `${item.price} ${item.currency}`,
    vehicle_price_type: priceType,
    condition: item.carType === 'new' ? 'new' : 'used',
    certified_pre_owned: item.isCertified ? 'yes' : 'no',
    make: item.make,
    model: item.model,
    trim: item.badge,
    year: String(item.year),
    mileage: `${odometerKm} km`,
    exterior_color: item.colour,
    description: item.description,
  };
};
