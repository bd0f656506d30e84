import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { feedVehicle, locationLine } from './feedVehicle.ts';

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

/**
 * A vehicle in Google's vehicle listings feed (CSV); undefined if Google would refuse it, because it has no VIN, price, year, odometer
 * reading or dealership address, or if it is sold. The price has its currency: "45990 AUD".
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
  return {
    vin: item.vin,
    id: item.stockNumber ?? String(item.id),
    store_code: item.location.slug,
    dealership_name: site.name,
    dealership_address: address,
    image_link: item.pictures[0],
    additional_image_link: item.pictures.slice(1, mostPictures).join(','),
    link: item.address,
    date_in_stock: item.since,
    price: `${item.price} ${item.currency}`,
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
