import { businessDay } from '../format/days.ts';
import { vehicleClass } from '../price/onRoad/vehicleClass.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { buildPeriod, isYearsOld } from './buildPeriod.ts';
import type { LawVehicles } from './lawRow.ts';

/** Why a statement is not made: a wrong one is worse than none. */
export type LawGapReason =
  | 'state'
  | 'seller'
  | 'licence'
  | 'price'
  | 'priceType'
  | 'kind'
  | 'demonstrator'
  | 'buildDate'
  | 'buildDateAhead'
  | 'buildMonth'
  | 'firstRegistration'
  | 'odometer'
  | 'notice';

/** Whether a rule is about a vehicle: true, false, or what is not known. */
type LawFit = boolean | LawGapReason;

type Limits = { readonly under?: number; readonly upTo?: number; readonly from?: number; readonly over?: number };

const isWithin = (value: number, { under, upTo, from, over }: Limits): boolean =>
  (under === undefined || value < under) &&
  (upTo === undefined || value <= upTo) &&
  (from === undefined || value >= from) &&
  (over === undefined || value > over);

const ageFit = (
  text: string | undefined,
  { under, upTo, since }: NonNullable<LawVehicles['age']>,
  today: string,
): LawFit => {
  const built = buildPeriod(text);
  if (built === undefined) return 'buildDate';
  if (built.first > today) return 'buildDateAhead';
  const isOlder = under === undefined ? isYearsOld(built, upTo ?? 0, today, true) : isYearsOld(built, under, today);
  // A vehicle may have been registered long after it was built.
  if (since === 'firstRegistration') return isOlder === false ? true : 'firstRegistration';
  return isOlder === undefined ? 'buildMonth' : !isOlder;
};

/**
 * Whether a rule is about a vehicle: false if one condition does not hold, else the first fact that is not known, else true. `now` in
 * milliseconds since 1970.
 */
export const lawFit = (
  { carTypes, unsureTypes = [], classes, age, odometer, price }: LawVehicles,
  vehicle: Vehicle,
  { timezone }: { readonly timezone: string },
  now: number,
): LawFit => {
  const kind = vehicleClass(vehicle);
  // A used vehicle with 0 km is one without a reading.
  const reading = vehicle.carType === 'used' && vehicle.odometerKm === 0 ? undefined : vehicle.odometerKm;
  const amount = shownPrice(vehicle);
  const fits: LawFit[] = [
    carTypes === undefined ||
      carTypes.includes(vehicle.carType) ||
      (unsureTypes.includes(vehicle.carType) && 'demonstrator'),
    classes === undefined || (kind !== undefined && classes.includes(kind)) || 'kind',
    price === undefined || (amount === undefined ? 'price' : isWithin(amount, price)),
    odometer === undefined || (reading === undefined ? 'odometer' : isWithin(reading, odometer)),
    age === undefined || ageFit(vehicle.buildDate, age, businessDay(now, timezone)),
  ];
  return fits.includes(false) ? false : (fits.find((fit) => fit !== true) ?? true);
};
