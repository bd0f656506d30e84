import { readNumber, readWhole } from '../data/readers.ts';
import { formatMoney } from '../format/formatNumber.ts';
import { type AmountSite, shownAmount } from '../price/shownAmount.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Favourite } from './localShapes.ts';
import { readFields } from './readEntries.ts';

/** The prices of vehicles in dollars when they were saved, by vehicle id. */
export type SavedPrices = Readonly<Record<number, number>>;

/**
 * The prices of favourites in dollars when they were saved, by vehicle id. They are stored separately, because favourites have
 * no price. Invalid entries are left out.
 *
 * @example
 * parseSavedPrices({ 7: 45990, 8: 'free' }); // => { 7: 45990 }
 */
export const parseSavedPrices = (stored: unknown): SavedPrices =>
  readFields(stored, (fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) => {
        const [id, price] = [readWhole(key), readNumber(value)];
        return id === undefined || price === undefined || price <= 0 ? [] : [[id, price] as const];
      }),
    ),
  ) ?? {};

/** What happened to a favourite since it was saved. `gone`: the dealer no longer lists it. */
export type FavouriteChange = {
  readonly kind: 'reduced' | 'raised' | 'sold' | 'gone';
  readonly favourite: Favourite;
  readonly text: string;
};

type Known = {
  readonly favourites: readonly Favourite[];
  readonly vehicles: readonly Vehicle[];
  readonly prices: SavedPrices;
};

/**
 * What changed since the visitor saved their favourites, in their order: a price difference in dollars, sold, or no longer
 * listed. `vehicles` are the favourites that are still in the index.
 *
 * @example
 * favouriteChanges({ favourites: [hilux], vehicles: [], prices: {} }, site); // => [{ kind: 'gone', favourite: hilux, text: 'No longer listed' }]
 */
export const favouriteChanges = ({ favourites, vehicles, prices }: Known, site: AmountSite): FavouriteChange[] => {
  const today = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return favourites.flatMap((favourite): FavouriteChange[] => {
    const vehicle = today.get(favourite.id);
    if (vehicle === undefined) return [{ kind: 'gone', favourite, text: 'No longer listed' }];
    if (vehicle.kind === 'sold') return [{ kind: 'sold', favourite, text: 'Sold since you saved it' }];
    const [before, after] = [prices[favourite.id], shownPrice(vehicle)].map((price) =>
      price === undefined ? undefined : shownAmount(price, site),
    );
    if (before === undefined || after === undefined || before === after) return [];
    const difference = formatMoney(Math.abs(before - after), site);
    return [
      after < before
        ? { kind: 'reduced', favourite, text: `${difference} less than when you saved it` }
        : { kind: 'raised', favourite, text: `${difference} more than when you saved it` },
    ];
  });
};
