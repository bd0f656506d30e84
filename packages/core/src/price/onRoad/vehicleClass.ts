import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { VehicleClass, VehicleEnergy } from './onRoadTables.ts';

/** Kilograms; above them a vehicle is heavy. */
const heavyAbove = 4_500;
const goods =
  /\b(utes?|utility|cab[\s-]*chassis|(panel|delivery|cargo)?[\s-]*vans?|pick[\s-]*ups?|trucks?|light truck|commercial)\b/i;
const people = /\b(people|passenger|mini)[\s-]*(mover|van|bus)\b/i;

/** The facts that a vehicle's class depends on. */
export type ClassedVehicle = Pick<Vehicle, 'itemType' | 'body'> & {
  readonly variant?: { readonly grossVehicleMass?: number };
};

/**
 * How states class a vehicle: goods are carried by utes and vans, also with two rows of seats; a truck is heavy unless its gross mass says
 * otherwise. Undefined where the body is not known, and for what is neither of the classes.
 */
export const vehicleClass = ({ itemType, body, variant }: ClassedVehicle): VehicleClass | undefined => {
  const item = itemType?.trim().toLowerCase() ?? 'car';
  const mass = variant?.grossVehicleMass ?? 0;
  if (item === 'motorcycle' || item === 'motorbike') return 'motorcycle';
  if (item === 'caravan' || item === 'camper trailer') return 'caravan';
  if (item === 'truck') return mass > 0 && mass <= heavyAbove ? 'lightCommercial' : 'heavy';
  if (item !== 'car' && item !== '') return undefined;
  if (mass > heavyAbove) return 'heavy';
  // A home on wheels is classed by what it weighs and seats.
  if (/\b(camper|motor)[\s-]*(van|home)\b/i.test(body ?? '')) return undefined;
  if (body === undefined || body.trim() === '') return undefined;
  return goods.test(body) && !people.test(body) ? 'lightCommercial' : 'passenger';
};

/**
 * What moves a vehicle; a mild hybrid is not a hybrid where states ask, and counts as its engine. Undefined where the fuel is not known.
 */
export const vehicleEnergy = ({ fuel }: Pick<Vehicle, 'fuel'>): VehicleEnergy | undefined => {
  const text = fuel?.trim().toLowerCase() ?? '';
  if (text === '') return undefined;
  if (/mild|mhev/.test(text)) return 'combustion';
  if (/hybrid|hev|petrol.+electric|diesel.+electric|electric.+(petrol|diesel)/.test(text)) return 'hybrid';
  return /electric|\bb?ev\b/.test(text) ? 'electric' : 'combustion';
};
