import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { fieldsOf, isTextOrAbsent } from './fields.ts';
import { persisted } from './persisted.ts';
import type { KeyValueStorage } from './persisted.ts';

/** What is kept of a favourite (specification section 3, Local data). */
export type Favourite = { id: number; name: string; slug: string; make: string; model: string; primary_image_url?: string };

const readFavourite = (value: unknown): Favourite | undefined => {
  const { id, name, slug, make, model, primary_image_url } = fieldsOf(value) ?? {};
  if (typeof id !== 'number' || typeof name !== 'string' || typeof slug !== 'string' || typeof make !== 'string' || typeof model !== 'string' || !isTextOrAbsent(primary_image_url)) return undefined;
  return { id, name, slug, make, model, ...(primary_image_url === undefined ? {} : { primary_image_url }) };
};

/** All of them or none: one that cannot be read says that the list is not ours. */
const readFavourites = (value: unknown): Favourite[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const favourites = value.map(readFavourite);
  return favourites.some((favourite) => favourite === undefined) ? undefined : (favourites as Favourite[]);
};

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
  const kept = persisted(storage, `${prefix}favourites`, readFavourites, 1, []);
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
