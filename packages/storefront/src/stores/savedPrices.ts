import { parseSavedPrices } from '@dealer/core/local';
import type { SavedPrices } from '@dealer/core/local';
import { shownPrice } from '@dealer/core/price';
import type { Vehicle } from '@dealer/core/vehicle';
import { persisted } from './persisted.ts';
import type { KeyValueStorage, Persisted } from './persisted.ts';

const pricesOf = ({ storage, prefix }: { storage: KeyValueStorage; prefix: string }): Persisted<SavedPrices> =>
  persisted<SavedPrices>(storage, `${prefix}saved-prices`, parseSavedPrices, 1, {});

/**
 * Remembers what vehicles cost now, so that a change can be told later. Fetched on need: nothing of it is in the first load.
 *
 * @example
 * rememberPrices(local, [vehicle]);
 */
export const rememberPrices = (
  local: { storage: KeyValueStorage; prefix: string },
  vehicles: readonly Vehicle[],
): void => {
  const kept = pricesOf(local);
  const priced = vehicles.flatMap((vehicle) => {
    const price = shownPrice(vehicle);
    return price === undefined ? [] : [[vehicle.id, price] as const];
  });
  kept.write({ ...kept.read(), ...Object.fromEntries(priced) });
};

/**
 * What the marked vehicles cost when they were marked; prices of vehicles that are not marked any more are forgotten.
 *
 * @example
 * readPrices(local, [7]) // => { 7: 45990 }
 */
export const readPrices = (
  local: { storage: KeyValueStorage; prefix: string },
  marked: readonly number[],
): SavedPrices => {
  const kept = pricesOf(local);
  const stored = Object.entries(kept.read());
  const known = stored.filter(([id]) => marked.includes(Number(id)));
  if (known.length < stored.length) kept.write(Object.fromEntries(known));
  return Object.fromEntries(known);
};
