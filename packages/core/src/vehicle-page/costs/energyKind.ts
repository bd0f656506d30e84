import { vehicleEnergy } from '../../price/onRoad/vehicleClass.ts';
import { isTowed } from '../../vehicle/isTowed.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';

/** What a vehicle runs on: fuel, also as a hybrid; electricity; or both from outside. */
type EnergyKind = 'fuel' | 'electric' | 'plugIn';

/**
 * What a vehicle runs on; undefined for what is towed. An electric vehicle has no fuel costs, hybrids and plug-in hybrids have (decisions
 * A25, G12); of an unknown fuel it is assumed that it is bought by the litre.
 *
 * @example energyKind({ fuel: 'Plug-in Hybrid' }) // => 'plugIn'
 */
export const energyKind = (vehicle: Pick<Vehicle, 'fuel' | 'itemType'>): EnergyKind | undefined => {
  if (isTowed(vehicle)) return undefined;
  if (vehicleEnergy(vehicle) === 'electric') return 'electric';
  return /plug|phev/i.test(vehicle.fuel ?? '') ? 'plugIn' : 'fuel';
};

/** Whether its fuel is diesel. */
export const isDiesel = ({ fuel }: Pick<Vehicle, 'fuel'>): boolean => /diesel/i.test(fuel ?? '');
