import type { AustralianState } from '../../site/australianStates.ts';
import { wholeCents } from '../../format/wholeCents.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { type DutyBand, type DutyRow, dutyRows } from './onRoadTables.ts';
import { type ClassedVehicle, vehicleClass, vehicleEnergy } from './vehicleClass.ts';

/** The facts that duty depends on. */
type DutiableVehicle = ClassedVehicle & Pick<Vehicle, 'carType' | 'fuel' | 'cylinders'>;

/** A duty in dollars and the row that it comes from. */
type VehicleDuty = { readonly amount: number; readonly row: DutyRow };

const isWithin = (value: number | undefined, [least, most]: readonly [number, number]): boolean =>
  value !== undefined && value >= least && value <= most;

const dutyIn = ({ base = 0, from = 0, rate, per, growsEach }: DutyBand, value: number): number => {
  // Western Australia: a percentage of the whole value, with two decimals.
  if (growsEach !== undefined) return (value * (Math.round((rate + (value - from) / growsEach) * 100) / 100)) / 100;
  const over = Math.max(0, value - from);
  if (per === 0) return (over * rate) / 100;
  // Each part of the step counts whole; with the tolerance an exact number of steps does not become one more.
  return base + Math.ceil(over / per - 1e-9) * rate;
};

/**
 * The duty of a vehicle that is sold at a value in dollars; undefined where no row of the tables is known to apply, because a wrong figure
 * would be worse than none.
 */
export const vehicleDuty = (
  state: AustralianState,
  value: number,
  vehicle: DutiableVehicle,
): VehicleDuty | undefined => {
  const kind = vehicleClass(vehicle);
  const energy = vehicleEnergy(vehicle);
  if (kind === undefined || !(value > 0) || !Number.isFinite(value)) return undefined;
  const row = dutyRows.find(({ state: where, classes, only = {} }) => {
    if (where !== state || !classes.includes(kind)) return false;
    if (only.energy !== undefined && (energy === undefined || !only.energy.includes(energy))) return false;
    if (only.cylinders !== undefined && (energy === 'electric' || !isWithin(vehicle.cylinders, only.cylinders)))
      return false;
    // A demonstrator was registered before.
    return only.isNew === undefined || only.isNew === (vehicle.carType === 'new');
  });
  const band = row?.bands.find(({ upTo }) => upTo === undefined || value <= upTo);
  if (row === undefined || band === undefined) return undefined;
  const { least = 0, most = Number.POSITIVE_INFINITY } = row;
  const amount = Math.min(most, Math.max(least, dutyIn(band, value)));
  // Western Australia rounds down to five cents.
  return { amount: band.per === 0 ? Math.floor(amount * 20 + 1e-6) / 20 : wholeCents(amount), row };
};
