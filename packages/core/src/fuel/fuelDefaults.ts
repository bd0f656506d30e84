import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a fuel calculation needs: kilometres a week, litres per 100 km, dollars per litre. */
export type FuelUse = { readonly distanceKm: number; readonly litresPer100Km: number; readonly pricePerLitre: number };

/** Litres per 100 km where the catalogue names none (row 5.U04). */
const usualConsumption = 10;

/**
 * What a fuel calculator starts with: 250 km a week, $1.70 a litre, and the car's consumption or 10 L/100 km where it is missing, which
 * a 0 is too (rows 5.U02 to 5.U04, 9.U06; decision A24).
 *
 * @example fuelDefaults({}) // => { distanceKm: 250, litresPer100Km: 10, pricePerLitre: 1.7 }
 */
export const fuelDefaults = ({ fuelConsumption }: Pick<Vehicle, 'fuelConsumption'>): FuelUse => ({
  distanceKm: 250,
  litresPer100Km: fuelConsumption !== undefined && fuelConsumption > 0 ? fuelConsumption : usualConsumption,
  pricePerLitre: 1.7,
});
