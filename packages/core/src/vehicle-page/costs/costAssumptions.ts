import { wholeCents } from '../../format/wholeCents.ts';
import { vehiclePassport } from '../../vehicle/passport/readPassport.ts';
import type { Site } from '../../site/site.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { fuelDefaults } from '../fuelCost.ts';
import { energyKind } from './energyKind.ts';

/** What a visitor assumes about any vehicle. Kilometres a week; dollars for a litre, for a kilowatt hour, and a year. */
export type CostAssumptions = {
  readonly distanceKm: number;
  readonly petrolPrice: number;
  readonly dieselPrice: number;
  readonly pricePerKwh: number;
  readonly years: number;
  /** The visitor's own figures; 0 where they gave none. */
  readonly registration: number;
  readonly service: number;
  readonly insurance: number;
};

/** What one vehicle uses: litres and kilowatt hours for 100 km. */
export type Consumption = { readonly litresPer100Km: number; readonly kwhPer100Km: number };

/** An input of the calculation. */
export type CostField = keyof CostAssumptions | keyof Consumption;

/** Least and most of each input, so that a typing mistake does not lead to absurd costs. */
export const costLimits: Readonly<Record<CostField, readonly [least: number, most: number]>> = {
  distanceKm: [0, 10_000],
  litresPer100Km: [0, 100],
  petrolPrice: [0, 10],
  dieselPrice: [0, 10],
  kwhPer100Km: [0, 100],
  pricePerKwh: [0, 10],
  years: [1, 10],
  registration: [0, 50_000],
  service: [0, 50_000],
  insurance: [0, 50_000],
};

/**
 * What is assumed until the visitor says otherwise: 250 km a week, the site's prices of energy, five years (decision A24).
 *
 * @example costAssumptions(site).years // => 5
 */
export const costAssumptions = (site: Pick<Site, 'country' | 'nz' | 'detail'>): CostAssumptions => {
  const { distanceKm, pricePerLitre: petrolPrice } = fuelDefaults({}, site);
  return {
    distanceKm,
    petrolPrice,
    dieselPrice: fuelDefaults({ fuel: 'Diesel' }, site).pricePerLitre,
    pricePerKwh: wholeCents(site.detail.electricityPrice),
    years: 5,
    registration: 0,
    service: 0,
    insurance: 0,
  };
};

/** Kilowatt hours for 100 km where a vehicle's own figure is not known; a plug-in hybrid drives some of them on fuel. */
const usualKwh = { electric: 18, plugIn: 15, fuel: 0 } as const;

/**
 * What a vehicle uses by its own figures, else what is usual: 10 litres, or 18 kilowatt hours for 100 km. `now` is in milliseconds since
 * 1970.
 *
 * @example vehicleConsumption({ fuel: 'Electric' }, site, now).kwhPer100Km // => 18
 */
export const vehicleConsumption = (
  vehicle: Pick<Vehicle, 'fuel' | 'itemType' | 'fuelConsumption' | 'passport'>,
  site: Pick<Site, 'timezone'>,
  now: number,
): Consumption => ({
  litresPer100Km: fuelDefaults(vehicle).litresPer100Km,
  kwhPer100Km:
    vehiclePassport({ ...vehicle, photosCount: 0 }, site, now)?.kwhPer100Km ?? usualKwh[energyKind(vehicle) ?? 'fuel'],
});

/**
 * The assumptions that a visitor stored; what is out of its limits is left out. Undefined where it is no group of values.
 *
 * @example readCostAssumptions({ years: 3, service: -5 }) // => { years: 3 }
 */
export const readCostAssumptions = (value: unknown): Partial<CostAssumptions> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: (keyof CostAssumptions)[] = [
    'distanceKm',
    'petrolPrice',
    'dieselPrice',
    'pricePerKwh',
    'years',
    'registration',
    'service',
    'insurance',
  ];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const stored = (value as Record<string, unknown>)[field];
      const [least, most] = costLimits[field];
      return typeof stored === 'number' && stored >= least && stored <= most ? [[field, stored] as const] : [];
    }),
  );
};
