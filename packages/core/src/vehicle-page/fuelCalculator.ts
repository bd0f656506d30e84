import { formatMoney } from '../format/formatNumber.ts';
import { editedAmount, readAmount } from '../format/readAmount.ts';
import { wholeCents } from '../format/wholeCents.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type RoadUserCharges, roadUserText } from './roadUserCharges.ts';

/** Inputs of a fuel calculation: kilometres per week, litres per 100 km, dollars per litre. */
export type FuelUse = { readonly distanceKm: number; readonly litresPer100Km: number; readonly pricePerLitre: number };

/** Default litres per 100 km. */
const usualConsumption = 10;

/**
 * The initial inputs: 250 km per week, $1.70 per litre and the vehicle's consumption, or 10 L/100 km if it is missing or 0 (decision A24);
 * in New Zealand the site's price of petrol or diesel.
 *
 * @example fuelDefaults({}) // => { distanceKm: 250, litresPer100Km: 10, pricePerLitre: 1.7 }
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
export type FuelCost = { readonly week: number; readonly year: number };

/**
 * The fuel cost per week and per year in dollars, rounded half up to the cent: distance / 100 x consumption x price, and 52 times that
 * (decision A24).
 *
 * @example fuelCost({ distanceKm: 250, litresPer100Km: 10, pricePerLitre: 1.7 }) // => { week: 42.5, year: 2210 }
 */
export const fuelCost = ({ distanceKm, litresPer100Km, pricePerLitre }: FuelUse): FuelCost => {
  const exact = (distanceKm / 100) * litresPer100Km * pricePerLitre;
  // The guard makes 1.005, which is not exact in floating point, round up.
  const cents = Number.isFinite(exact) && exact > 0 ? Math.round(exact * 100 + 1e-7) : 0;
  return { week: cents / 100, year: (cents * 52) / 100 };
};

/** State of a fuel calculator: the inputs, and the texts of fields that are being edited. */
export type FuelCalculator = {
  readonly use: FuelUse;
  readonly drafts: Readonly<Partial<Record<keyof FuelUse, string>>>;
};

/** Events of a fuel calculator. */
export type FuelAction =
  | { readonly kind: 'type'; readonly field: keyof FuelUse; readonly text: string }
  | { readonly kind: 'leave'; readonly field: keyof FuelUse };

const distanceText = ({ use, drafts }: FuelCalculator): string =>
  drafts.distanceKm ?? use.distanceKm.toLocaleString('en-AU');

/** Upper limits of the inputs, so that a typing mistake does not lead to absurd costs. */
const most: FuelUse = { distanceKm: 10_000, litresPer100Km: 100, pricePerLitre: 10 };

/**
 * The reducer of a fuel calculator. Invalid numbers count as 0; values are clamped between 0 and the limits, and rounded to the two
 * decimals that their fields show (decision H11). The initial state is
 * `{ use: fuelDefaults(vehicle), drafts: {} }`.
 *
 * @example fuelCalculator({ use, drafts: {} }, { kind: 'type', field: 'pricePerLitre', text: '2.10' }).use.pricePerLitre // => 2.1
 */
export const fuelCalculator = (state: FuelCalculator, action: FuelAction): FuelCalculator => {
  const { [action.field]: _left, ...drafts } = state.drafts;
  if (action.kind === 'leave') return { ...state, drafts };
  const text = action.field === 'distanceKm' ? editedAmount(distanceText(state), action.text) : action.text;
  const value = wholeCents(Math.min(most[action.field], Math.max(0, readAmount(text) ?? 0)));
  return { use: { ...state.use, [action.field]: value }, drafts: { ...drafts, [action.field]: text } };
};

/** The model of a fuel calculator. */
export type FuelModel = {
  /** Texts of the fields: kilometres per week, litres per 100 km, dollars per litre with two decimals. */
  readonly distanceKm: string;
  readonly litresPer100Km: string;
  readonly pricePerLitre: string;
  /** "$42.50", the cost per week. */
  readonly week: string;
  /** "$2,210.00", the cost of 52 weeks. */
  readonly year: string;
  /** New Zealand: what road user charges come to for that distance. */
  readonly roadUser?: string;
};

/** Always with cents: "$42.5" or "$43" would look like a guess. */
const withCents = (amount: number, site: Pick<Site, 'country'>): string => {
  const money = formatMoney(amount, site);
  return money.includes('.') ? money : `${money}.00`;
};

/**
 * The texts of a fuel calculator (decision A24: the distance is weekly, so the main figure is too, with the year next to it).
 *
 * @example fuelModel({ use: fuelDefaults({}), drafts: {} }, site).week // => '$42.50'
 */
export const fuelModel = (state: FuelCalculator, site: Pick<Site, 'country'>, charges?: RoadUserCharges): FuelModel => {
  const { use, drafts } = state;
  const cost = fuelCost(use);
  return {
    distanceKm: distanceText(state),
    litresPer100Km: drafts.litresPer100Km ?? String(use.litresPer100Km),
    pricePerLitre: drafts.pricePerLitre ?? use.pricePerLitre.toFixed(2),
    week: withCents(cost.week, site),
    year: withCents(cost.year, site),
    ...(charges === undefined ? {} : { roadUser: roadUserText(charges, use.distanceKm, site) }),
  };
};
