import { formatMoney } from '../format/formatNumber.ts';
import { vehicleEnergy } from '../price/onRoad/vehicleClass.ts';
import type { Site } from '../site/site.ts';
import { isTowed } from '../vehicle/isTowed.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Road user charges of New Zealand for light vehicles: dollars for 1,000 km. To be checked with NZTA when they change. */
const roadUserRates = {
  diesel: { per1000Km: 76, label: 'diesel' },
  electric: { per1000Km: 76, label: 'electric' },
  plugIn: { per1000Km: 38, label: 'plug-in hybrid' },
  since: '2024-04-01',
  source: 'odt.co.nz, autocar.co.nz, gazley.com',
} as const;

/** Kilograms; heavier vehicles pay by their axles and mass. */
const lightUpTo = 3_500;

/** What a vehicle pays for the road. */
type RoadUserCharges = { readonly per1000Km: number; readonly label: string };

/**
 * The road user charges of a vehicle in New Zealand: for diesel, electric and plug-in vehicles. Undefined for petrol and other hybrids,
 * whose fuel contains them, for motorcycles, trucks and towed vehicles, whose charges are others, and in Australia.
 *
 * @example roadUserCharges({ ...car, fuel: 'Diesel' }, nzSite) // => { per1000Km: 76, label: 'diesel' }
 */
export const roadUserCharges = (
  vehicle: Pick<Vehicle, 'fuel' | 'itemType' | 'variant'>,
  { country }: Pick<Site, 'country'>,
): RoadUserCharges | undefined => {
  const item = vehicle.itemType?.trim().toLowerCase() ?? 'car';
  const isLight = (vehicle.variant?.grossVehicleMass ?? 0) <= lightUpTo && !isTowed(vehicle);
  if (country !== 'NZ' || (item !== 'car' && item !== '') || !isLight) return undefined;
  const fuel = vehicle.fuel?.toLowerCase() ?? '';
  const energy = vehicleEnergy(vehicle);
  if (energy === 'electric') return roadUserRates.electric;
  if (/plug|phev/.test(fuel)) return roadUserRates.plugIn;
  return fuel.includes('diesel') ? roadUserRates.diesel : undefined;
};

/**
 * Whether a vehicle has no road user charges because the price of its fuel contains a tax in their stead: petrol, gas, and hybrids without a
 * plug. False where the fuel does not say so.
 */
export const paysWithFuel = ({ fuel = '' }: Pick<Vehicle, 'fuel'>): boolean =>
  /petrol|unleaded|u\.?l\.?p\b|lpg|hybrid|hev\b/i.test(fuel) &&
  !/diesel|plug|phev/i.test(fuel) &&
  (/petrol|unleaded|lpg/i.test(fuel) || !/mild|mhev/i.test(fuel));

/**
 * What road user charges come to in a week, in dollars, for the kilometres of a week.
 *
 * @example roadUserCost({ per1000Km: 76, label: 'diesel' }, 250) // => 19
 */
export const roadUserCost = ({ per1000Km }: RoadUserCharges, distanceKm: number): number =>
  Math.round((distanceKm / 1_000) * per1000Km * 100) / 100;

/**
 * What road user charges come to for a weekly distance, as a sentence.
 *
 * @example roadUserText({ per1000Km: 76, label: 'diesel' }, 250, nzSite) // => 'Road user charges: $19 a week, $988 a year (diesel, $76 for 1,000 km).'
 */
export const roadUserText = (charges: RoadUserCharges, distanceKm: number, site: Pick<Site, 'country'>): string => {
  const { per1000Km, label } = charges;
  const week = roadUserCost(charges, distanceKm);
  const year = Math.round(week * 52 * 100) / 100;
  return `Road user charges: ${formatMoney(week, site)} a week, ${formatMoney(year, site)} a year (${label}, ${formatMoney(per1000Km, site)} for 1,000\u00a0km).`;
};
