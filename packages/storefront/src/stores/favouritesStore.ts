import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

/** What is kept of a favourite (specification section 3, Local data). */
const favouriteSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  make: z.string(),
  model: z.string(),
  primary_image_url: z.optional(z.string()),
});

export type Favourite = z.output<typeof favouriteSchema>;

export type FavouritesState = {
  favourites: Favourite[];
  /** Adds the car, or takes it out where it is in already. */
  toggle: (favourite: Favourite) => void;
};

export type FavouritesStore = StoreApi<FavouritesState>;

/**
 * The shopper's favourites, kept on this device, newest first.
 *
 * @example
 * const store = createFavouritesStore({ storage: localStorage, prefix: 'dealer:my-site:' });
 * store.getState().toggle({ id: 7, name: '2021 Toyota Hilux', slug: '2021-toyota-hilux-7', make: 'Toyota', model: 'Hilux' });
 */
export const createFavouritesStore = ({ storage, prefix }: { storage: KeyValueStorage; prefix: string }): FavouritesStore => {
  const kept = persisted(storage, `${prefix}favourites`, z.array(favouriteSchema), 1, []);
  return createStore<FavouritesState>((set, get) => ({
    favourites: kept.read(),
    toggle: (favourite) => {
      // Read again: another tab of this site may have changed it since.
      const before = kept.read();
      const known = before.length > 0 ? before : get().favourites;
      const favourites = known.some(({ id }) => id === favourite.id) ? known.filter(({ id }) => id !== favourite.id) : [favourite, ...known];
      kept.write(favourites);
      set({ favourites });
    },
  }));
};
