import { parseVehicle, type Vehicle, type VehicleDoc } from '../vehicle/index.ts';
import { aVehicleDoc } from './aVehicleDoc.ts';

/**
 * A parsed vehicle, made by `parseVehicle` like a real one. Changes have the field names of the index.
 *
 * @example
 * aVehicle({ car_type: 'new', km: undefined });
 */
export const aVehicle = (change: Partial<VehicleDoc> = {}): Vehicle => {
  const parsed = parseVehicle(aVehicleDoc(change));
  if (parsed.kind === 'malformed') throw new Error(`aVehicle: ${parsed.reasons.join(', ')}`);
  return parsed.vehicle;
};
