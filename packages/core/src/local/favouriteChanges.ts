import { formatMoney } from '../format/formatMoney.ts';
import { shownPrice } from '../price/shownPrice.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { Favourite } from './localShapes.ts';
import type { SavedPrices } from './parseSavedPrices.ts';

/** What happened to a favourite since it was marked. `gone`: the dealer does not list it any more. */
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
 * What changed since the visitor marked their favourites, in their order: another price (dollars, said as the difference), sold, or
 * no longer listed. `vehicles` are those of the favourites that the search knows today (specification section 3, Local data; row
 * 3.D01).
 *
 * @example
 * favouriteChanges({ favourites: [hilux], vehicles: [], prices: {} }, site); // => [{ kind: 'gone', favourite: hilux, text: 'No longer listed' }]
 */
export const favouriteChanges = (
  { favourites, vehicles, prices }: Known,
  site: Pick<Site, 'country'>,
): FavouriteChange[] => {
  const today = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return favourites.flatMap((favourite): FavouriteChange[] => {
    const vehicle = today.get(favourite.id);
    if (vehicle === undefined) return [{ kind: 'gone', favourite, text: 'No longer listed' }];
    if (vehicle.kind === 'sold') return [{ kind: 'sold', favourite, text: 'Sold since you saved it' }];
    const [before, after] = [prices[favourite.id], shownPrice(vehicle)];
    if (before === undefined || after === undefined || before === after) return [];
    const difference = formatMoney(Math.abs(before - after), site);
    return [
      after < before
        ? { kind: 'reduced', favourite, text: `${difference} less than when you saved it` }
        : { kind: 'raised', favourite, text: `${difference} more than when you saved it` },
    ];
  });
};
