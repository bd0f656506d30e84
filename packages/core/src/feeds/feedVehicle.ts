import { vehiclePicture } from '../vehicle/vehiclePicture.ts';
import { sellingYard } from '../contact/sellingYard.ts';
import { yardSeller } from '../law/yardSeller.ts';
import { plainText } from '../format/plainText.ts';
import { truncate } from '../format/truncate.ts';
import { absoluteAddress } from '../routes/absoluteAddress.ts';
import { priceTypeOf, shownPrice } from '../price/shownPrice.ts';
import { vehiclePath } from '../routes/paths.ts';
import type { SiteLocation } from '../site/settings/location.ts';
import type { Site } from '../site/site.ts';
import { isAvailable } from '../vehicle/isAvailable.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CarType } from '../site/stockTypes.ts';
import { vinOf } from '../vehicle/vehicleNumbers.ts';
import { vehiclePhone } from '../contact/vehiclePhone.ts';
import { vehicleTitle } from '../vehicle/vehicleTitle.ts';

/** What all feeds have in common about a vehicle; addresses are absolute. */
export type FeedVehicle = {
  readonly id: number;
  readonly stockNumber: string | undefined;
  readonly vin: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly pictures: readonly string[];
  /** Dollars; undefined if the site shows no price. */
  readonly price: number | undefined;
  /** What the price includes; undefined without a price. */
  readonly priceType: string | undefined;
  readonly currency: 'AUD' | 'NZD';
  readonly carType: CarType;
  readonly isCertified: boolean;
  readonly make: string;
  readonly model: string;
  readonly badge: string | undefined;
  readonly year: number | undefined;
  readonly odometerKm: number | undefined;
  readonly colour: string | undefined;
  readonly body: string | undefined;
  readonly transmission: string | undefined;
  readonly fuel: string | undefined;
  readonly drive: string | undefined;
  /** The day of arrival, `2026-07-01`, in UTC. */
  readonly since: string | undefined;
  /** The yard that sells it; undefined where that is not known. */
  readonly location: SiteLocation | undefined;
  /** Who sells it, with the licence. */
  readonly seller: string | undefined;
  /** The number to call about it. */
  readonly phone: string | undefined;
};

const longestDescription = 5_000;

/** A vehicle as feeds describe it; undefined for a sold vehicle. */
export const feedVehicle = (vehicle: Vehicle, site: Site): FeedVehicle | undefined => {
  if (!isAvailable(vehicle)) return undefined;
  const { title } = vehicleTitle(vehicle);
  const location = sellingYard(vehicle, site);
  const price = vehicle.isPreorder ? undefined : shownPrice(vehicle);
  const comments = plainText(vehicle.dealerComments ?? '');
  return {
    id: vehicle.id,
    stockNumber: vehicle.stockNumber,
    vin: vinOf(vehicle.vin),
    title,
    description: truncate(comments === '' ? title : comments, longestDescription, longestDescription - 3),
    address: absoluteAddress(vehiclePath(vehicle.slug), site),
    pictures: vehicle.pictures.map((picture) => absoluteAddress(vehiclePicture(picture, site).large, site)),
    price,
    priceType: price === undefined ? undefined : priceTypeOf(vehicle, site).replaceAll('\u00a0', ' '),
    currency: site.country === 'NZ' ? 'NZD' : 'AUD',
    carType: vehicle.carType,
    isCertified: vehicle.isCertified,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    year: vehicle.year,
    odometerKm: vehicle.odometerKm,
    colour: vehicle.colour,
    body: vehicle.body,
    transmission: vehicle.transmission,
    fuel: vehicle.fuel,
    drive: vehicle.drive,
    since: vehicle.createdAt === undefined ? undefined : new Date(vehicle.createdAt).toISOString().slice(0, 10),
    location,
    seller: location && yardSeller(location, site),
    phone: vehiclePhone(vehicle, site),
  };
};
