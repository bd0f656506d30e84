import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a vehicle lacks, and what that costs the dealer. */
export type VehicleLack = {
  /** "Seats", "Price type". */
  readonly what: string;
  /** "Not found by “7 seats” or “5 seats”." */
  readonly cost: string;
};

/** Fewer photos than a buyer expects. */
const fewPhotos = 5;
/** Shorter texts say nothing that the facts do not say. */
const shortText = 40;
/** Years of which buyers and statutory warranties want to know the month. */
const datedYears = 15;

type Rule = VehicleLack & {
  /** Undefined where the fact does not apply to such a vehicle. */
  readonly has: (vehicle: Vehicle, now: number) => boolean | undefined;
};

const hasText = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';
const kindOf = ({ itemType }: Vehicle): string => itemType?.trim().toLowerCase() ?? 'car';
/** Cars, utes and vans, and what has no kind. */
const isCar = (vehicle: Vehicle): boolean => !isTowed(vehicle) && !['motorcycle', 'truck'].includes(kindOf(vehicle));
const isElectric = ({ fuel }: Vehicle): boolean => fuel?.toLowerCase() === 'electric';

const rules: readonly Rule[] = [
  {
    what: 'Price',
    cost: 'Not found by a price, last when sorted by price, and in no advertisement that needs one.',
    has: ({ price, subscriptionPrice }) => (price ?? 0) > 0 || (subscriptionPrice ?? 0) > 0,
  },
  {
    what: 'Price type',
    cost: 'Nobody knows whether the price is drive away: not in Google Vehicle Ads, and no advertised price of a new car.',
    has: ({ price, priceType }) => ((price ?? 0) > 0 ? hasText(priceType) : undefined),
  },
  { what: 'Year', cost: 'Not found by a year, and not in Google Vehicle Ads.', has: ({ year }) => year !== undefined },
  {
    what: 'Build date',
    cost: 'No statutory warranty class, and “2019 or newer” is only as exact as the year.',
    has: (vehicle, now) =>
      vehicle.carType === 'new' || isTowed(vehicle) || (vehicle.year ?? 0) < new Date(now).getUTCFullYear() - datedYears
        ? undefined
        : hasText(vehicle.buildDate) || hasText(vehicle.complianceDate),
  },
  {
    what: 'VIN',
    cost: 'Not in Google Vehicle Ads, not found by its VIN, and no history check.',
    has: ({ vin, carType }) => (carType === 'new' ? undefined : hasText(vin)),
  },
  {
    what: 'Stock number',
    cost: 'Not found by its stock number, and leads do not name it.',
    has: ({ stockNumber }) => hasText(stockNumber),
  },
  {
    what: 'Photos',
    cost: 'A drawing instead of the vehicle, and not in Google Vehicle Ads.',
    has: ({ pictures }) => pictures.length > 0,
  },
  {
    what: 'More photos',
    cost: `Fewer than ${fewPhotos}: fewer visitors open it, and there is no gallery of thumbnails.`,
    has: ({ pictures }) => (pictures.length === 0 ? undefined : pictures.length >= fewPhotos),
  },
  {
    what: 'Text',
    cost: 'The page says nothing of this vehicle that the facts do not say.',
    has: ({ dealerComments }) => (dealerComments?.trim().length ?? 0) >= shortText,
  },
  { what: 'Body type', cost: 'Not found by “SUV”, “ute” or any other body.', has: ({ body }) => hasText(body) },
  { what: 'Colour', cost: 'Not found by a colour.', has: ({ colour }) => hasText(colour) },
  {
    what: 'Odometer',
    cost: 'Not found by “under 80,000 km”, and not in Google Vehicle Ads.',
    has: (vehicle) => (vehicle.carType === 'new' || isTowed(vehicle) ? undefined : vehicle.odometerKm !== undefined),
  },
  {
    what: 'Fuel',
    cost: 'Not found by “diesel”, “hybrid” or “electric”, and no fuel costs.',
    has: (vehicle) => (isTowed(vehicle) ? undefined : hasText(vehicle.fuel)),
  },
  {
    what: 'Transmission',
    cost: 'Not found by “automatic” or “manual”.',
    has: (vehicle) => (isTowed(vehicle) ? undefined : hasText(vehicle.transmission)),
  },
  {
    what: 'Drive',
    cost: 'Not found by “4x4” or “AWD”.',
    has: (vehicle) => (isCar(vehicle) ? hasText(vehicle.drive) : undefined),
  },
  {
    what: 'Seats',
    cost: 'Not found by “7 seats”, and not among the family cars.',
    has: (vehicle) => (isCar(vehicle) ? vehicle.seats !== undefined : undefined),
  },
  {
    what: 'Towing capacity',
    cost: 'Not found by “3.5 t towing”.',
    has: (vehicle) => (isCar(vehicle) ? vehicle.variant?.towingCapacityBraked !== undefined : undefined),
  },
  {
    what: 'Fuel use',
    cost: 'No fuel costs for a year, and no comparison of them.',
    has: (vehicle) =>
      isCar(vehicle)
        ? isElectric(vehicle)
          ? typeof vehicle.passport?.['energy_kwh_100km'] === 'number'
          : vehicle.fuelConsumption !== undefined
        : undefined,
  },
  {
    what: 'History check',
    cost: 'Buyers do not see that it is neither stolen, written off nor under finance.',
    has: (vehicle) =>
      vehicle.carType !== 'used' || isTowed(vehicle)
        ? undefined
        : hasText(vehicle.historyReportUrl) ||
          (Array.isArray(vehicle.passport?.['history_checks']) && vehicle.passport['history_checks'].length > 0),
  },
  {
    what: 'Sleeps',
    cost: 'Not found by the people who sleep in it.',
    has: (vehicle) => (kindOf(vehicle) === 'caravan' ? vehicle.caravan?.sleeps !== undefined : undefined),
  },
  {
    what: 'Yard',
    cost: 'Not found by a place, and its page has no phone and no hours.',
    has: ({ location }) => hasText(location.name),
  },
];

/**
 * What a vehicle for sale lacks, the worst first; nothing for a sold one. Facts that such a vehicle does not have are not missing: a caravan
 * has no fuel use, a new car no history.
 */
export const vehicleLacks = (vehicle: Vehicle, now: number): VehicleLack[] =>
  vehicle.kind === 'sold'
    ? []
    : rules.filter(({ has }) => has(vehicle, now) === false).map(({ what, cost }) => ({ what, cost }));

/** All that a vehicle can lack, in the order of `vehicleLacks`. */
export const vehicleLackKinds: readonly VehicleLack[] = /* @__PURE__ */ rules.map(({ what, cost }) => ({ what, cost }));
