import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Favourite, favouriteOf, parseFavourites, toggleFavourite } from '@dealer/core/saved';
import type { Vehicle } from '@dealer/core/vehicle';
import { type KeyValueStorage, persisted } from './persisted.ts';
import { startStored } from './startStored.ts';

type FavouritesState = {
  /** Newest first. */
  favourites: Favourite[];
  /** Adds the car, or removes it where it is in the list. */
  toggle: (vehicle: Vehicle) => void;
  remove: (id: number) => void;
  /** Replaces the whole list. */
  replace: (favourites: readonly Favourite[]) => void;
  /** Reads the storage again: another tab may have changed it. */
  refresh: () => void;
};

export type FavouritesStore = StoreApi<FavouritesState>;

type FavouritesOptions = {
  storage: KeyValueStorage;
  /** The storage key: a site with a comparison stores its vehicles under another key than favourites. */
  key: string;
  /** How many there may be. */
  most?: number;
  /** Replaces `toggle` on a site with a watchlist, which the server stores. */
  press?: (vehicle: Vehicle) => void;
  /** A car was added. */
  onAdd?: (vehicle: Vehicle) => void;
  /** Reports that the list is not stored beyond the page, or that it is full. */
  onProblem?: (problem: 'notStored' | 'full', about: string) => void;
};

/** The cars that the visitor saved on this device: favourites, or the comparison where the site has one. */
export const createFavouritesStore = ({
  storage,
  key,
  most = Infinity,
  press,
  onAdd,
  onProblem,
}: FavouritesOptions): FavouritesStore => {
  const stored = persisted(storage, key, parseFavourites, 1, []);
  const read = (): Favourite[] => stored.read().slice(0, most);
  let isStored = true;
  const store = createStore<FavouritesState>((set) => {
    const put = (favourites: Favourite[], about: string): void => {
      set({ favourites });
      const wasStored = isStored;
      isStored = stored.write(favourites);
      if (wasStored && !isStored) onProblem?.('notStored', about);
    };
    return {
      favourites: [],
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
  return startStored(store, { favourites: read() });
};
