import { wholeCents } from '../format/wholeCents.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Inputs of a fuel calculation: kilometres per week, litres per 100 km, dollars per litre. */
type FuelUse = { readonly distanceKm: number; readonly litresPer100Km: number; readonly pricePerLitre: number };

/** Default litres per 100 km. */
const usualConsumption = 10;

/**
 * The initial inputs: 250 km per week, $1.70 per litre and the vehicle's consumption, or 10 L/100 km if it is missing or 0 (decision A24);
 * in New Zealand the site's price of petrol or diesel.
 */
export const fuelDefaults = (
  { fuelConsumption, fuel }: Pick<Vehicle, 'fuelConsumption' | 'fuel'>,
  site?: Pick<Site, 'country' | 'nz'>,
): FuelUse => ({
  distanceKm: 250,
  litresPer100Km: fuelConsumption !== undefined && fuelConsumption > 0 ? fuelConsumption : usualConsumption,
  // The field shows whole cents, a pump price has tenths.
  pricePerLitre:
    site?.country === 'NZ' ? wholeCents(site.nz[/diesel/i.test(fuel ?? '') ? 'dieselPrice' : 'petrolPrice']) : 1.7,
});

/** Dollars with cents. */
type FuelCost = { readonly week: number; readonly year: number };

/**
 * The fuel cost per week and per year in dollars, rounded half up to the cent: distance / 100 x consumption x price, and 52 times that
 * (decision A24).
 */
export const fuelCost = ({ distanceKm, litresPer100Km, pricePerLitre }: FuelUse): FuelCost => {
  const exact = (distanceKm / 100) * litresPer100Km * pricePerLitre;
  // The guard makes 1.005, which is not exact in floating point, round up.
  const cents = Number.isFinite(exact) && exact > 0 ? Math.round(exact * 100 + 1e-7) : 0;
  return { week: cents / 100, year: (cents * 52) / 100 };
};
