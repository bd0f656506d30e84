import type { FuelUse } from './fuelDefaults.ts';

/** Dollars with cents. */
export type FuelCost = { readonly week: number; readonly year: number };

/**
 * What fuel costs a week and a year, in dollars to the cent, halves up: distance / 100 x consumption x price, and 52 such weeks
 * (row 5.U05; decision A24).
 *
 * @example fuelCost({ distanceKm: 250, litresPer100Km: 10, pricePerLitre: 1.7 }) // => { week: 42.5, year: 2210 }
 */
export const fuelCost = ({ distanceKm, litresPer100Km, pricePerLitre }: FuelUse): FuelCost => {
  const exact = (distanceKm / 100) * litresPer100Km * pricePerLitre;
  // The guard lets 1.005, which no machine holds exactly, round up as it does on paper.
  const cents = Number.isFinite(exact) && exact > 0 ? Math.round(exact * 100 + 1e-7) : 0;
  return { week: cents / 100, year: (cents * 52) / 100 };
};
