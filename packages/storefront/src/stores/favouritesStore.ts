import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { favouriteOf, parseFavourites, toggleFavourite } from '@dealer/core/local';
import type { Favourite } from '@dealer/core/local';
import type { Vehicle } from '@dealer/core/vehicle';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

export type FavouritesState = {
  /** Newest first. */
  favourites: Favourite[];
  /** Adds the car, or takes it out where it is in already. */
  toggle: (vehicle: Vehicle) => void;
  remove: (id: number) => void;
  /** Puts others in the place of those marked. */
  replace: (favourites: readonly Favourite[]) => void;
  /** Reads again what the device holds: another tab may have changed it. */
  refresh: () => void;
};

export type FavouritesStore = StoreApi<FavouritesState>;

export type FavouritesOptions = {
  storage: KeyValueStorage;
  /** Where they are kept: a site that compares keeps those to compare apart from favourites. */
  key: string;
  /** How many there may be. */
  most?: number;
  /** Marking is somebody else's to do: the server's, on a site with a watchlist. */
  press?: (vehicle: Vehicle) => void;
  /** A car was marked. */
  onAdd?: (vehicle: Vehicle) => void;
  /** What the visitor must hear: it lasts no longer than the page, or there is no room for this one. */
  onProblem?: (problem: 'notKept' | 'full', about: string) => void;
};

/**
 * The cars that the visitor marked on this device: favourites, or where the site compares the cars to compare.
 *
 * @example
 * const store = createFavouritesStore({ storage: localStorage, key: 'dealer:my-site:favourites' });
 * store.getState().toggle(vehicle);
 */
export const createFavouritesStore = ({
  storage,
  key,
  most = Infinity,
  press,
  onAdd,
  onProblem,
}: FavouritesOptions): FavouritesStore => {
  const kept = persisted(storage, key, parseFavourites, 1, []);
  const read = (): Favourite[] => kept.read().slice(0, most);
  let isKept = true;
  return createStore<FavouritesState>((set) => {
    const put = (favourites: Favourite[], about: string): void => {
      set({ favourites });
      const wasKept = isKept;
      isKept = kept.write(favourites);
      if (wasKept && !isKept) onProblem?.('notKept', about);
    };
    return {
      favourites: read(),
      toggle:
        press ??
        ((vehicle) => {
          // Read again: another tab of this site may have changed it since.
          const before = read();
          const favourites = toggleFavourite(before, favouriteOf(vehicle));
          if (favourites.length > most) return onProblem?.('full', vehicle.name);
          put(favourites, vehicle.name);
          if (favourites.length > before.length) onAdd?.(vehicle);
          return undefined;
        }),
      remove: (id) =>
        put(
          read().filter((favourite) => favourite.id !== id),
          '',
        ),
      replace: (favourites) => put(favourites.slice(0, most), ''),
      refresh: () => set({ favourites: read() }),
    };
  });
};
