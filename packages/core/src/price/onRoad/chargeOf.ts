import type { AustralianState } from '../../site/australianStates.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { type ChargeRow, chargeRows } from './onRoadTables.ts';
import { type ClassedVehicle, vehicleClass, vehicleEnergy } from './vehicleClass.ts';

/** The facts of a vehicle that a state's charges depend on. */
export type ChargedVehicle = ClassedVehicle & Pick<Vehicle, 'fuel' | 'cylinders'>;

/**
 * The row of a state's charge for a vehicle; undefined where it is not known.
 *
 * @example chargeOf('qld', 'insurance', { body: 'SUV', fuel: 'Petrol', cylinders: 4 })?.amount // => 369.6
 */
export const chargeOf = (
  state: AustralianState,
  charge: ChargeRow['charge'],
  vehicle: ChargedVehicle,
): ChargeRow | undefined => {
  const kind = vehicleClass(vehicle);
  const isElectric = vehicleEnergy(vehicle) === 'electric';
  return chargeRows.find(
    (row) =>
      row.state === state &&
      row.charge === charge &&
      kind !== undefined &&
      row.classes.includes(kind) &&
      (row.energy === undefined || isElectric) &&
      (row.cylinders === undefined ||
        (!isElectric &&
          vehicle.cylinders !== undefined &&
          vehicle.cylinders >= row.cylinders[0] &&
          vehicle.cylinders <= row.cylinders[1])),
  );
};
