import { readAmount } from '../format/readAmount.ts';
import type { FuelUse } from './fuelDefaults.ts';

/** A fuel calculator: what is calculated with, and what stands in a field while somebody types there. */
export type FuelCalculator = {
  readonly use: FuelUse;
  readonly drafts: Readonly<Partial<Record<keyof FuelUse, string>>>;
};

/** What a shopper does with it. */
export type FuelAction =
  | { readonly kind: 'type'; readonly field: keyof FuelUse; readonly text: string }
  | { readonly kind: 'leave'; readonly field: keyof FuelUse };

/** More than anyone drives, burns or pays; it keeps a slip of the finger from becoming a cost of millions (row 5.F13). */
const most: FuelUse = { distanceKm: 10_000, litresPer100Km: 100, pricePerLitre: 10 };

/**
 * A fuel calculator after what a shopper did: a reducer. What is no number counts as 0, nothing is below 0 or above what anyone drives
 * (rows 5.U02 to 5.U05, 5.F13). It starts as `{ use: fuelDefaults(vehicle), drafts: {} }`.
 *
 * @example fuelCalculator({ use, drafts: {} }, { kind: 'type', field: 'pricePerLitre', text: '2.10' }).use.pricePerLitre // => 2.1
 */
export const fuelCalculator = (state: FuelCalculator, action: FuelAction): FuelCalculator => {
  const { [action.field]: _left, ...drafts } = state.drafts;
  if (action.kind === 'leave') return { ...state, drafts };
  const value = Math.min(most[action.field], Math.max(0, readAmount(action.text) ?? 0));
  return { use: { ...state.use, [action.field]: value }, drafts: { ...drafts, [action.field]: action.text } };
};
