import { parseSavedPrices, type SavedPrices } from '@dealer/core/saved';
import { shownPrice } from '@dealer/core/price';
import type { Vehicle } from '@dealer/core/vehicle';
import { persisted, type Persisted, type SiteStorage } from './persisted.ts';

const pricesOf = ({ storage, prefix }: SiteStorage): Persisted<SavedPrices> =>
  persisted<SavedPrices>(storage, `${prefix}saved-prices`, parseSavedPrices, 1, {});

/**
 * Stores today's prices of vehicles, so that a change can be shown on a later visit. Loaded on demand, not with the first page.
 */
export const rememberPrices = (local: SiteStorage, vehicles: readonly Vehicle[]): void => {
  const prices = pricesOf(local);
  const priced = vehicles.flatMap((vehicle) => {
    const price = shownPrice(vehicle);
    return price === undefined ? [] : [[vehicle.id, price] as const];
  });
  prices.write({ ...prices.read(), ...Object.fromEntries(priced) });
};

/**
 * What the marked vehicles cost when they were marked; prices of vehicles that are not marked any more are forgotten.
 */
export const readPrices = (local: SiteStorage, marked: readonly number[]): SavedPrices => {
  const prices = pricesOf(local);
  const stored = Object.entries(prices.read());
  const known = stored.filter(([id]) => marked.includes(Number(id)));
  if (known.length < stored.length) prices.write(Object.fromEntries(known));
  return Object.fromEntries(known);
};
